import Testing

@testable import StateKitGenerator

/// The model of valid schemas, given by path. Each module that they use has one schema.
func model(
  of texts: KeyValuePairs<String, String>,
  using modules: KeyValuePairs<String, String> = [:],
  moduleName: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> ModuleModel {
  var options = GeneratorOptions()
  options.moduleName = moduleName
  let (model, diagnostics) = Generator(options: options).check(
    texts.map { SourceFile(path: $0.key, text: $0.value) },
    using: modules.map { name, text in
      SchemaModule(name: name, files: [SourceFile(path: "\(name).statekit.json", text: text)])
    }
  )
  let messages = diagnostics.map { "\($0.location): \($0.message)" }
  return try #require(model, "\(messages)", sourceLocation: sourceLocation)
}

/// The model of one valid schema.
func fileModel(
  of text: String,
  moduleName: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> FileModel {
  let module = try model(
    of: ["Test.statekit.json": text],
    moduleName: moduleName,
    sourceLocation: sourceLocation
  )
  return try #require(module.files.first, sourceLocation: sourceLocation)
}

/// The model of a valid domain, given as text.
func domainModel(
  of domain: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> DomainModel {
  let file = try fileModel(of: withDomain(domain), sourceLocation: sourceLocation)
  return try #require(file.domains.first, sourceLocation: sourceLocation)
}

extension PropertyModel {
  /// The property as code would declare it: `count: Swift.Int = 0`.
  var declared: String {
    "\(name.spelled): \(type.spelling)" + (defaultValue.map { " = " + $0 } ?? "")
  }
}

extension StateChange {
  /// The change as a short text: `set count $0`, `add count 1 saturating`, `make detail, child 0, DetailState()`.
  var described: String {
    let name = target.path.described
    let child = target.child.map { ", child \($0)" } ?? ""
    switch word {
    case .set where target.isWhole:
      return value.map { "make \(name)\(child), \($0.described)" } ?? "remove \(name)\(child)"
    case .set: return "set \(name)\(child) \(value?.described ?? "nil")"
    case .toggle: return "toggle \(name)\(child)"
    case .add: return "add \(name)\(child) \(value?.described ?? "")" + (isInteger ? " saturating" : "")
    case .append, .insert, .remove, .push, .pop:
      return "\(word.rawValue) \(name)\(child)" + (value.map { ", \($0.described)" } ?? "")
        + (isByOffsets ? " by offsets" : "")
    }
  }
}

extension PropertyPath {
  /// `rows[$0]?.title`
  var described: String { code(in: "") { Code(verbatim: "$\($0)") }.text.dropFirst().description }
}

extension ActionValue {
  fileprivate var described: String {
    switch self {
    case .payload(let index): "$\(index)"
    case .expression(let expression): expression
    case .property(let path, let isUnwrapped): "@\(path.described)" + (isUnwrapped ? "!" : "")
    case .state(let type, let values):
      "\(type)(\(values.map { "\($0.label.spelled): \($0.value.described)" }.joined(separator: ", ")))"
    case .elements(let values): "[\(values.map(\.described).joined(separator: ", "))]"
    case .identified(let value): "identified \(value.described)"
    case .alternative(let type, let name, let state): "\(type).\(name.spelled)(\(state.described))"
    case .enumCase(let type, let name, let values):
      "\(type).\(name.spelled)(\(values.map { ($0.label.map { $0.label + ": " } ?? "") + $0.value.described }.joined(separator: ", ")))"
    }
  }
}

extension BridgeModel {
  /// The bridge as a short text: `feed.selected -> open(id: $0, name: @user?.name!)`.
  var described: String {
    "\(trigger.described) -> \(result.described)(\(arguments.map(\.described).joined(separator: ", ")))"
  }
}

extension BridgeArgument {
  fileprivate var described: String {
    (label.map { $0.label + ": " } ?? "") + source.described + (isUnwrapped ? "!" : "")
  }
}

extension ActionPath {
  fileprivate var described: String { (steps.map(\.name) + [action]).map(\.spelled).joined(separator: ".") }
}

extension BridgeArgument.Source {
  fileprivate var described: String {
    switch self {
    case .payload(let index): "$\(index)"
    case .property(let path, _): "@" + path.spelled
    case .expression(let expression): expression
    case .enumCase(let type, let name, let values):
      "\(type).\(name.spelled)(\(values.map(\.described).joined(separator: ", ")))"
    }
  }
}

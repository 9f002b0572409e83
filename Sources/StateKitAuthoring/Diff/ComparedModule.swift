internal import StateKitGenerator

/// One of the two versions, with lookup tables that are built once.
struct ComparedModule {
  let table: TypeTable
  let domains: [ComparedDomain]
  /// The domains of the module and of the modules that it uses.
  let declared: DeclaredDomains
  /// The domains of used modules, by module name.
  let usedDomains: [Identifier: [DomainModel]]
  let paths: ActionPaths
  let types: [ComparedType]
  /// The types whose values stored actions may contain.
  let storedTypes: Set<String>
  /// The stored types whose values may be inside the user's own generic types.
  let boxedTypes: Set<String>
  private let positions: [String: Int]

  init(_ model: ModuleModel) {
    self.table = TypeTable(model)
    self.declared = DeclaredDomains(model)
    self.usedDomains = Dictionary(model.usedModules.map { ($0.name, $0.domains) }) { first, _ in first }
    self.paths = ActionPaths(declared)
    self.domains = model.files.flatMap { file in file.domains.map { ComparedDomain(model: $0, file: file) } }
    self.types = model.files.flatMap { file in file.types.map { ComparedType(model: $0, file: file) } }
    self.positions = Dictionary(domains.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let values = domains.filter(\.isStored).flatMap { domain -> [SwiftType] in
      let model = domain.model
      let actions = model.actions + model.boundActions + model.requests.flatMap(\.phases)
      return actions.flatMap(\.payload).map(\.type.type) + model.children.compactMap(\.idType)
    }
    self.storedTypes = table.names(in: values)
    self.boxedTypes = table.boxedNames(in: values)
  }

  func domain(named name: String) -> ComparedDomain? { positions[name].map { domains[$0] } }
}

/// A domain and the file that declares it.
struct ComparedDomain {
  let model: DomainModel
  let file: FileModel

  var name: String { model.name }

  /// Whether actions of the domain may have been stored.
  var isStored: Bool { model.actionConformances.areRecordable }

  var code: DomainCode {
    DomainCode(model: model, access: Access(file.access), schemaName: "", writesLines: false)
  }

  /// A text that is equal for domains that differ only in their names.
  var shape: String {
    let properties =
      (model.state.oneOf?.cases ?? model.state.properties)?.map(\.shape) ?? [model.state.type.description]
    let bound = model.boundActions.map { "binding.\($0.namedShape)" }
    let cases =
      model.actions.map(\.namedShape) + model.requests.map(\.namedShape) + model.children.map(\.spelledInFull)
    return (properties + ["|"] + bound + cases).joined(separator: "\n")
  }
}

/// An entry of `types` and the file that declares it.
struct ComparedType {
  let model: TypeModel
  let file: FileModel

  var name: String { model.name.name }
  var shape: String {
    switch model.kind {
    case .struct(let properties): properties.map(\.shape).joined(separator: "\n")
    case .enum(let cases): "enum " + cases.map(\.spelled).joined(separator: " ")
    }
  }
}

extension EnumCaseModel {
  /// `failed(reason: String)`
  var spelled: String { name.name + (payload.isEmpty ? "" : payload.spelled) }

  /// The values as JSON stores them.
  var stored: [PropertyModel] { stored([]) }

  /// The values as JSON stores them. A value of `old` that only got or lost its label counts as the same value.
  func stored(after old: EnumCaseModel) -> [PropertyModel] {
    let isNaming =
      old.payload.count == payload.count
      && zip(old.payload, payload).allSatisfy { $0.label == $1.label || $0.label == nil || $1.label == nil }
    return stored(isNaming ? old.payload.stored.map(\.key) : [])
  }

  private func stored(_ earlierKeys: [String]) -> [PropertyModel] {
    payload.stored.enumerated().map { position, value in
      PropertyModel(
        name: Identifier(validated: value.key),
        location: location,
        type: payload[position].type,
        defaultValue: nil,
        defaultLocation: nil,
        documentation: nil,
        earlierNames: earlierKeys.isEmpty || earlierKeys[position] == value.key
          ? [] : [Identifier(validated: earlierKeys[position])]
      )
    }
  }
}

extension PropertyModel {
  var shape: String { "\(name.name): \(type.type) = \(defaultValue ?? "")" }
}

extension ActionModel {
  var shape: String { "\(payload.spelled) \(reduction.described)\(dismisses ? " dismisses" : "")" }
  var namedShape: String { "\(name.name) \(shape)" }
}

extension RequestModel {
  var shape: String { phases.map(\.namedShape).joined(separator: " ") + (storage == nil ? "" : " stored") }
  var namedShape: String { "\(name.name) \(shape)" }
}

extension ChildModel {
  /// The type of an element's id, such as `PostsState.ID`; nil if the child is neither a list nor a stack.
  var idType: SwiftType? {
    if kind == .stack { return .named([SwiftType.Component(name: "Int", arguments: [])]) }
    guard kind == .each, case .named(let path) = domain.stateType else { return nil }
    return .named(path + [SwiftType.Component(name: "ID", arguments: [])])
  }
}

extension Reduction {
  /// The reduction as a text to compare.
  var described: String {
    switch self {
    case .handler: ReduceMode.handler.rawValue
    case .none: ReduceMode.none.rawValue
    case .changes(let changes): changes.map(\.described).joined(separator: ", ")
    }
  }
}

extension StateChange {
  fileprivate var described: String {
    let name = target.path.spelledPlainly
    guard word == .set else { return "\(word.rawValue) \(name) \(value?.described ?? "")" }
    return value.map { "set \(name) \($0.described)" } ?? "remove \(name)"
  }
}

extension ActionValue {
  fileprivate var described: String {
    switch self {
    case .payload(let index): "$\(index)"
    case .expression(let expression): expression
    case .property(let path, _): "@\(path.spelledPlainly)"
    case .state(_, let values):
      "(" + values.map { "\($0.label.name): \($0.value.described)" }.joined(separator: ", ") + ")"
    case .elements(let values): "[" + values.map(\.described).joined(separator: ", ") + "]"
    case .identified(let value): value.described
    case .alternative(_, let name, let state): "\(name.name)\(state.described)"
    case .enumCase(_, let name, let values):
      "\(name.name)("
        + values.map { value in (value.label.map { "\($0.name): " } ?? "") + value.value.described }
        .joined(separator: ", ") + ")"
    }
  }
}

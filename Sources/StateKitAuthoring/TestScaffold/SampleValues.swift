internal import StateKitGenerator

/// Sample values for tests: of Swift's own types, of entries of `types`, and of generated states.
struct SampleValues {
  /// The types of the module, in order.
  let allTypes: [TypeModel]
  private let types: [String: TypeModel]
  private let states: [String: DomainModel]
  /// The types whose samples are being made. Within them, a list of the same type is empty, which ends the recursion.
  private var open: Set<SwiftType> = []

  /// - Parameter modules: The used modules whose types a test file can name.
  init(_ model: ModuleModel, using modules: [UsedModuleModel]) {
    let domains = model.files.flatMap(\.domains) + modules.flatMap(\.domains)
    allTypes = model.files.flatMap(\.types)
    let used = modules.flatMap { module in
      module.types.map { ("\(module.name.name).\($0.name.name)", $0) }
    }
    types = Dictionary(allTypes.map { ($0.name.name, $0) } + used) { first, _ in first }
    states = Dictionary(
      domains.filter { $0.state.properties != nil }.map { ($0.state.type.description, $0) }
    ) { first, _ in first }
  }

  /// An expression for a value; nil if only the user can write one. The label and the position make values
  /// different, so that tests notice swapped values.
  func value(of type: SwiftType, _ label: Identifier? = nil, at index: Int = 0) -> Code? {
    switch type {
    case .optional(let wrapped): return value(of: wrapped, label, at: index) ?? "nil"
    case .array(let element): return list(of: element, label, at: index)
    case .dictionary(let key, let element):
      guard let key = value(of: key, label, at: index), let element = value(of: element, nil, at: index)
      else {
        return "[:]"
      }
      return "[\(key): \(element)]"
    case .tuple(let elements):
      let values = elements.enumerated().compactMap { value(of: $1.type, at: index + $0) }
      guard values.count == elements.count else { return nil }
      let parts: [Code] = zip(elements, values).map { element, value in
        element.label.map { "\(label: Identifier(validated: $0)): \(value)" } ?? value
      }
      return "(\(parts.joined(separator: ", ")))"
    case .existential: return nil
    case .named(let path): return value(of: path, label, at: index)
    }
  }

  /// A name for the stub that is free in the module.
  var stubCalls: Identifier {
    var name = "StubCalls"
    while types[name] != nil { name = "Test" + name }
    return Identifier(validated: name)
  }

  private func list(of element: SwiftType, _ label: Identifier?, at index: Int) -> Code {
    value(of: element, label, at: index).map { "[\($0)]" } ?? "[]"
  }

  /// The properties of a generated struct, or of the cases of a one-of.
  func properties(of type: SwiftType) -> [PropertyModel]? {
    if let state = states[type.description]?.state { return state.oneOf?.cases ?? state.properties }
    guard case .struct(let properties) = types[type.description]?.kind else { return nil }
    return properties
  }

  /// The cases of a state that is one of several.
  func oneOf(_ type: SwiftType) -> OneOfModel? { states[type.description]?.state.oneOf }

  /// Whether a sample of a generated struct has this value for a property.
  func gives(_ property: PropertyModel, of type: SwiftType, _ wanted: Code) -> Bool {
    let required = (properties(of: type) ?? []).filter { $0.defaultValue == nil }
    guard let index = required.firstIndex(where: { $0.name == property.name }) else { return false }
    return value(of: property.type.type, property.name, at: index)?.text == wanted.text
  }

  /// The cases of an enum from `types`.
  func cases(of type: SwiftType) -> [EnumCaseModel]? {
    guard case .enum(let cases) = types[type.description]?.kind else { return nil }
    return cases
  }

  /// A sample of a case with samples of its values; nil if only the user can write one of them.
  func value(of enumCase: EnumCaseModel, in type: SwiftType) -> Code? {
    // An optional also has cases with these names.
    let isHidden = ["none", "some"].contains(enumCase.name.name)
    let name: Code = isHidden ? "\(type).\(enumCase.name)" : ".\(enumCase.name)"
    if enumCase.payload.isEmpty { return name }
    guard !open.contains(type) else { return nil }
    var inside = self
    inside.open.insert(type)
    let values = enumCase.payload.enumerated().compactMap { index, part in
      inside.value(of: part.type.type, part.label, at: index)
    }
    guard values.count == enumCase.payload.count else { return nil }
    return "\(name)(\(enumCase.payload.passed { values[$0] }.list))"
  }

  // MARK: - Types by name

  private func value(of path: [SwiftType.Component], _ label: Identifier?, at index: Int) -> Code? {
    let type = SwiftType.named(path)
    if let oneOf = oneOf(type) { return made(type, oneOf) }
    if let properties = properties(of: type) { return made(type, properties) }
    if let cases = cases(of: type) { return cases.lazy.compactMap { value(of: $0, in: type) }.first }
    if path.count > 1, path.last?.name == "ID", path.last?.arguments == [] {
      let id = properties(of: .named(path.dropLast()))?.first { $0.name.name == "id" }
      return id.flatMap { value(of: $0.type.type, label ?? $0.name, at: index) }
    }
    return path.count == 1 ? builtIn(path[0], label, at: index) : nil
  }

  /// The first case whose state can be made.
  private func made(_ type: SwiftType, _ oneOf: OneOfModel) -> Code? {
    oneOf.cases.lazy.compactMap { property in
      value(of: property.type.type).flatMap { $0.text == "nil" ? nil : "\(type).\(property.name)(\($0))" }
    }.first
  }

  /// A call of the initialiser with the required arguments only.
  private func made(_ type: SwiftType, _ properties: [PropertyModel]) -> Code? {
    guard !open.contains(type) else { return nil }
    var inside = self
    inside.open.insert(type)
    let required = properties.filter { $0.defaultValue == nil }
    let values = required.enumerated().compactMap { index, property in
      inside.value(of: property.type.type, property.name, at: index).map { value -> Code in
        "\(label: property.name): \(value)"
      }
    }
    return values.count == required.count ? "\(type)(\(values.list))" : nil
  }

  private func builtIn(_ component: SwiftType.Component, _ label: Identifier?, at index: Int) -> Code? {
    let number = index % 9 + 1
    switch BuiltInType.named(component.name)?.literal {
    case .bool: return "true"
    case .string: return "\(StringLiteral(label?.name ?? "text"))"
    case .character: return "\"a\""
    case .floatingPoint: return "\(number).5"
    case .signed, .unsigned: return "\(number)"
    case nil: break
    }
    switch component.name {
    case "Duration": return ".seconds(\(number))"
    case "ArraySlice", "ContiguousArray", "Set":
      return component.arguments.first.map { list(of: $0, label, at: index) }
    case "Result":
      return component.arguments.first.flatMap { value(of: $0, label, at: index) }.map { ".success(\($0))" }
    default: return nil
    }
  }
}

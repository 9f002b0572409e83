internal import StateKitGenerator

/// Statements that change a state, without the name of the state. Each has an effect on every sample.
///
///     .counter.number &+= 1
extension SampleValues {
  /// Nil if the schema does not define enough of any property.
  func change(of type: SwiftType) -> Code? { change(of: type, inside: []) }

  private func change(of type: SwiftType, inside outer: Set<SwiftType>) -> Code? {
    guard !outer.contains(type), let properties = properties(of: type) else { return nil }
    if oneOf(type) != nil { return changeOfOneOf(type, properties, inside: outer.union([type])) }
    // Another id would make it another element.
    let candidates = properties.filter { $0.name.name != "id" }
    let direct = candidates.lazy.compactMap(change).first
    return direct
      ?? candidates.lazy.filter(\.isMadeAsUsual).compactMap { property in
        change(of: property.type.type, inside: outer.union([type])).map { ".\(property.name)\($0)" }
      }.first
  }

  /// A change of the case that the sample has.
  private func changeOfOneOf(_ type: SwiftType, _ cases: [PropertyModel], inside outer: Set<SwiftType>)
    -> Code?
  {
    let sampled = cases.first { alternative($0, of: type) != nil }
    guard let sampled, case .optional(let state) = sampled.type.type else { return nil }
    return change(of: state, inside: outer).map { ".\(sampled.name)?\($0)" }
  }

  private func change(_ property: PropertyModel) -> Code? {
    operation(property, property.type.type).map { ".\(property.name)\($0)" }
  }

  private func operation(_ property: PropertyModel, _ type: SwiftType) -> Code? {
    switch type {
    case .array(let element): return value(of: element).map { ".append(\($0))" }
    case .optional:
      guard property.defaultValue == "nil" else { return nil }
      return value(of: type, property.name).flatMap { $0.text == "nil" ? nil : " = \($0)" }
    case .named where properties(of: type) != nil: return nil
    case .named(let path): return cases(of: type).map { other(property, type, $0) } ?? builtIn(path)
    case .dictionary, .tuple, .existential: return nil
    }
  }

  /// A change that cannot overflow and always changes the value.
  private func builtIn(_ path: [SwiftType.Component]) -> Code? {
    if path.map(\.name) == ["StateKit", "Loadable"] { return " = .loading(nil)" }
    guard path.count == 1 else { return nil }
    switch BuiltInType.named(path[0].name)?.literal {
    case .bool: return ".toggle()"
    case .string: return path[0].name == "StaticString" ? nil : " += \"!\""
    case .signed, .unsigned: return " &+= 1"
    case .character, .floatingPoint, nil: return nil
    }
  }

  private func other(_ property: PropertyModel, _ type: SwiftType, _ cases: [EnumCaseModel]) -> Code? {
    let samples = cases.compactMap { enumCase in value(of: enumCase, in: type).map { (enumCase, $0) } }
    let present = property.defaultValue.map { text in
      cases.first { $0.isMade(by: text, of: type) }
    }
    guard let name = (present ?? samples.first?.0)?.name else { return nil }
    return samples.first { $0.0.name != name }.map { " = \($0.1)" }
  }
}

extension EnumCaseModel {
  /// Whether an expression is the case, with or without values.
  fileprivate func isMade(by text: String, of type: SwiftType) -> Bool {
    [".\(name.spelled)", "\(type.spelling).\(name.spelled)"].contains {
      $0 == text || text.hasPrefix($0 + "(")
    }
  }
}

extension PropertyModel {
  /// Whether the inner properties have their own defaults or samples.
  fileprivate var isMadeAsUsual: Bool {
    defaultValue == nil || defaultValue == "\(type.type.spelling)()"
  }
}

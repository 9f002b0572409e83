extension SwiftType {
  /// The type as generated code spells it: Swift's own types by their full names, so that no type of
  /// the user's
  /// hides them, and keywords in backticks.
  package var spelling: String { spell(inCode: true) { _ in true } }

  /// The type as a user's code spells it: of Swift's own types only those by their full names that are hidden.
  func spelling(qualifying hidden: Set<String>) -> String { spell(inCode: true, qualifies: hidden.contains) }

  private func spell(inCode: Bool, qualifies: (String) -> Bool) -> String {
    func spell(_ type: SwiftType) -> String { type.spell(inCode: inCode, qualifies: qualifies) }
    switch self {
    case .named(let components): return SwiftType.spell(components, inCode: inCode, qualifies: qualifies)
    case .optional(.existential(let protocols)): return "(" + spell(.existential(protocols)) + ")?"
    case .optional(let wrapped): return spell(wrapped) + "?"
    case .array(let element): return "[" + spell(element) + "]"
    case .dictionary(let key, let value): return "[" + spell(key) + ": " + spell(value) + "]"
    case .tuple([]): return qualifies("Void") ? "Swift.Void" : "Void"
    case .tuple(let elements):
      let spelled: [String] = elements.map { element in
        (element.label.map { ($0 == "inout" ? "`inout`" : $0) + ": " } ?? "") + spell(element.type)
      }
      return "(" + spelled.joined(separator: ", ") + ")"
    case .existential(let protocols):
      return "any " + protocols.map(spell).joined(separator: " & ")
    }
  }

  private static func spell(
    _ components: [Component],
    inCode: Bool,
    qualifies: (String) -> Bool
  ) -> String {
    let spelled: [String] = components.map { component in
      let name = inCode && component.builtIn == nil ? Identifier.spell(component.name) : component.name
      guard !component.arguments.isEmpty else { return name }
      let arguments: [String] = component.arguments.map { $0.spell(inCode: inCode, qualifies: qualifies) }
      return name + "<" + arguments.joined(separator: ", ") + ">"
    }
    let path = spelled.joined(separator: ".")
    guard let first = components.first, first.name != "Any", qualifies(first.name) else { return path }
    let isBuiltIn = first.builtIn != nil || BuiltInProtocol.names.contains(first.name)
    return isBuiltIn ? "Swift." + path : path
  }
}

/// As an author writes the type.
extension SwiftType: CustomStringConvertible {
  package var description: String { spell(inCode: false) { _ in false } }
}

extension SwiftType {
  /// The type in generated code: Swift types have their full names, so that the user's types do not hide them, and
  /// keywords have backticks.
  package var spelling: String { spell(inCode: true) { _ in true } }

  /// The type in a user's code: only hidden Swift types have their full names.
  func spelling(qualifying hidden: Set<String>) -> String { spell(inCode: true, qualifies: hidden.contains) }

  private func spell(inCode: Bool, qualifies: (String) -> Bool) -> String {
    var text = ""
    write(to: &text, inCode: inCode, qualifies: qualifies)
    return text
  }

  private func write(to text: inout String, inCode: Bool, qualifies: (String) -> Bool) {
    func write(_ types: [SwiftType], between separator: String) {
      for (index, type) in types.enumerated() {
        if index > 0 { text += separator }
        type.write(to: &text, inCode: inCode, qualifies: qualifies)
      }
    }
    switch self {
    case .named(let components):
      if let first = components.first, first.isOfSwift, qualifies(first.name) { text += "Swift." }
      for (index, component) in components.enumerated() {
        if index > 0 { text += "." }
        text += inCode && component.builtIn == nil ? Identifier.spell(component.name) : component.name
        if component.arguments.isEmpty { continue }
        text += "<"
        write(component.arguments, between: ", ")
        text += ">"
      }
    case .optional(.existential(let protocols)):
      text += "("
      write([.existential(protocols)], between: "")
      text += ")?"
    case .optional(let wrapped):
      write([wrapped], between: "")
      text += "?"
    case .array(let element):
      text += "["
      write([element], between: "")
      text += "]"
    case .dictionary(let key, let value):
      text += "["
      write([key, value], between: ": ")
      text += "]"
    case .tuple([]): text += qualifies("Void") ? "Swift.Void" : "Void"
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "(" : ", "
        if let label = element.label { text += label == "inout" ? "`inout`: " : label + ": " }
        write([element.type], between: "")
      }
      text += ")"
    case .existential(let protocols):
      text += "any "
      write(protocols, between: " & ")
    }
  }
}

extension SwiftType.Component {
  /// Whether the name belongs to a Swift type or protocol; `Any` is a keyword that other types cannot hide.
  fileprivate var isOfSwift: Bool {
    name != "Any" && (builtIn != nil || BuiltInProtocol.names.contains(name))
  }
}

/// The type as an author writes it.
extension SwiftType: CustomStringConvertible {
  package var description: String { spell(inCode: false) { _ in false } }
}

extension SwiftType {
  /// The type as a message quotes it.
  var quoted: String { "'\(self)'" }
}

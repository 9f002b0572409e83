/// A valid name in generated Swift: one of the three types for schema text in code.
package struct Identifier: Hashable, Sendable {
  /// The name without backticks, for comments, strings and other names made from it.
  package let name: String

  /// The name of a declaration or a reference, in backticks if it is a keyword.
  package var spelled: String { needsBackticks ? "`\(name)`" : name }

  private let needsBackticks: Bool

  /// An argument label in a use: in a call, a pattern, a tuple and its type.
  ///
  /// Labels need no backticks, except for `inout`.
  package var label: String { name == "inout" ? "`inout`" : name }

  /// An argument label in the declaration of a function, an initialiser or a case.
  package var declaredLabel: String { name == "inout" || name == "let" || name == "var" ? spelled : name }

  /// Nil unless the name is an identifier.
  package init?(_ name: String) {
    guard Identifier.isValid(name) else { return nil }
    self.name = name
    self.needsBackticks = Keywords.needsBackticks(name)
  }

  /// A name that the rules accepted, or a name made from such names.
  ///
  /// Any other name is a mistake in the generator, and must not become code.
  package init(validated name: String) {
    guard Identifier.isValid(name) else { preconditionFailure("not an identifier: \(name)") }
    self.name = name
    self.needsBackticks = Keywords.needsBackticks(name)
  }

  package static func spell(_ name: String) -> String {
    Keywords.needsBackticks(name) ? "`\(name)`" : name
  }
}

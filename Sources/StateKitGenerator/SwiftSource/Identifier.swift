/// A name that may stand in generated Swift: one of the three doors for schema text.
package struct Identifier: Hashable, Sendable {
  /// The name without backticks, for comments, strings and other names made from it.
  package let name: String

  /// The name of a declaration or a reference, in backticks where it is a keyword.
  package var spelled: String { needsBackticks ? "`\(name)`" : name }

  private let needsBackticks: Bool

  /// An argument label where it is used: in a call, a pattern, a tuple and its type.
  ///
  /// A label needs no backticks, but for `inout`.
  package var label: String { name == "inout" ? "`inout`" : name }

  /// An argument label where a function, an initialiser or a case declares it.
  var declaredLabel: String { name == "inout" || name == "let" || name == "var" ? spelled : name }

  /// Only what is an identifier becomes one.
  package init?(_ name: String) {
    guard Identifier.isValid(name) else { return nil }
    self.name = name
    self.needsBackticks = Keywords.needsBackticks(name)
  }

  /// A name that the rules let through, or one made from such names.
  ///
  /// Another one is a mistake in the generator, and must not become code.
  package init(validated name: String) {
    guard Identifier.isValid(name) else { preconditionFailure("not an identifier: \(name)") }
    self.name = name
    self.needsBackticks = Keywords.needsBackticks(name)
  }

  static func spell(_ name: String) -> String {
    Keywords.needsBackticks(name) ? "`\(name)`" : name
  }
}

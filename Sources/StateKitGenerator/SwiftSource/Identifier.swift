/// A name that may stand in generated Swift: one of the three doors for schema text.
struct Identifier: Hashable, Sendable {
  /// The name without backticks, as an argument label is written.
  let name: String

  /// The name of a declaration or a reference, in backticks where it is a keyword.
  var spelled: String { Keywords.needBackticks.contains(name) ? "`\(name)`" : name }

  /// Only what is an identifier becomes one.
  init?(_ name: String) {
    guard Identifier.isValid(name) else { return nil }
    self.name = name
  }
}

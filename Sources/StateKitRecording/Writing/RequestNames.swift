package import StateKit

/// The requests of a tree of actions, by the names that effects have: `users.load`.
package struct RequestNames: Sendable {
  private let names: Set<String>

  package init<Action: DomainAction>(of type: Action.Type) {
    names = Set(
      type.leaves.compactMap { leaf in leaf.name.lastIndex(of: ".").map { String(leaf.name[..<$0]) } }
    )
  }

  /// Whether a name of a request or effect is that of a request: its phases are actions below it.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}

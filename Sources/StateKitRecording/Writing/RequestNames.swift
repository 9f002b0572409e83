package import StateKit

/// The requests in a tree of actions, by the names of their effects: `users.load`.
package struct RequestNames: Sendable {
  private let names: Set<String>

  package init<Action: DomainAction>(of type: Action.Type) {
    names = Set(
      type.leaves.compactMap { leaf in leaf.name.lastIndex(of: ".").map { String(leaf.name[..<$0]) } }
    )
  }

  /// Whether a name of an effect is that of a request, which has its phases as actions below it.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}

/// The intended users of an action that is not for everyone.
package enum ActionVisibility: String, CaseIterable {
  /// For the domain's views, which send the action, and the domain itself.
  case view
  /// For the domain itself.
  case `internal`
  /// For the domains above, which listen to the action.
  case delegate

  /// Whether the domains above may name the action.
  var reachesParents: Bool { self == .delegate }
}

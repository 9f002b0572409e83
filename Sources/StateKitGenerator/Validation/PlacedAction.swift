/// An action as seen from its own domain or from a domain above it.
struct PlacedAction {
  /// The path of the action: the steps, the request if the action is a phase, and the action.
  private(set) var names: [String]
  /// From the domain that sees the action to the action's own domain.
  private(set) var domains: [ResolvedDomain]
  /// The children on the path.
  private(set) var steps: [PlaceStep]
  let action: ActionSchema
  /// The request, if the action is one of its phases.
  let request: ResolvedRequest?
  /// Whether the action sets a bound property, so that its own domain may react to it.
  let isBound: Bool

  /// - Parameter ids: The id of the element for each list on the path.
  init(
    _ action: ResolvedActionPath,
    at path: PathSchema,
    in domain: ResolvedDomain,
    ids: [String]
  ) {
    self.names = path.names
    self.domains = [domain] + action.children.map(\.domain)
    var ids = ids[...]
    self.steps = action.children.map { child in
      PlaceStep(
        name: child.name,
        mayBeAbsent: child.kind != .one,
        element: child.element != nil ? ids.popFirst() : nil
      )
    }
    self.action = action.action
    self.request = action.request
    self.isBound = action.isBound
  }

  /// The number of steps to the domain that removes the action's own domain, or the one-of that contains it, because
  /// the action dismisses it. Nil if nothing is removed, or only above the first of these domains.
  var holder: Int? {
    guard action.dismissal != nil, !isBound else { return nil }
    guard let holder = steps.indices.last(where: { !domains[$0].entry.schema.isOneOf }),
      steps[holder].mayBeAbsent
    else { return nil }
    return holder
  }

  /// The same action after the first steps of another action's path.
  func behind(_ count: Int, of other: PlacedAction) -> PlacedAction {
    var action = self
    action.names = other.names[..<count] + names
    action.domains = other.domains[..<count] + domains
    action.steps = other.steps[..<count] + steps
    return action
  }
}

/// A child on the path to an action.
struct PlaceStep: Hashable {
  let name: String
  /// Whether the child is optional or an element.
  let mayBeAbsent: Bool
  /// The id of the element of a list, as text.
  let element: String?
}

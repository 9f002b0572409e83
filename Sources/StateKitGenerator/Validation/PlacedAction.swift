/// An action as its domain, or one above that, sees it.
struct PlacedAction {
  /// Its path: the steps, the request where it is a phase of one, and the action.
  private(set) var names: [String]
  /// From the domain that sees it to its own.
  private(set) var domains: [ResolvedDomain]
  /// The children on the way.
  private(set) var steps: [PlaceStep]
  let action: ActionSchema
  /// Where it is a phase of one.
  let request: ResolvedRequest?

  /// - Parameter ids: What says which element it is, for each list on the way.
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
        element: child.kind == .each ? ids.popFirst() : nil
      )
    }
    self.action = action.action
    self.request = action.request
  }

  /// The same, behind the first steps to another one.
  func behind(_ count: Int, of other: PlacedAction) -> PlacedAction {
    var action = self
    action.names = other.names[..<count] + names
    action.domains = other.domains[..<count] + domains
    action.steps = other.steps[..<count] + steps
    return action
  }
}

/// A child on the way to an action.
struct PlaceStep: Hashable {
  let name: String
  /// Whether it is optional or an element.
  let mayBeAbsent: Bool
  /// What says which element of a list it is.
  let element: String?
}

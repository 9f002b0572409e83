/// A request in an `ActionTree`, and how its phases are reached.
public struct ActionTreeRequest<Parent>: Sendable {
  /// The leaves of its phases among those of the domain.
  let leaves: Range<Int>
  /// The accessors of the phases: from the domain's action, and from an optional one.
  let keyPaths: @Sendable () -> (fromParent: AnyKeyPath, fromOptional: AnyKeyPath)?
  /// The way to the phases.
  let step: any ActionTreeStep<Parent>

  /// Describes a request.
  ///
  /// - Parameters:
  ///   - firstLeaf: The leaf of its first phase.
  ///   - phaseCount: How many phases it has.
  ///   - extract: Gives the phase, if the action is one of the request's.
  ///   - actions: The accessors of the request (none where no accessors are generated): one that starts at the
  ///     domain's action, one that starts at an optional action.
  public init<Phases: RequestAction>(
    firstLeaf: Int,
    phaseCount: Int,
    extract: @escaping @Sendable (Parent) -> Phases?,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)? = { nil }
  ) {
    self.leaves = firstLeaf..<firstLeaf + phaseCount
    self.keyPaths = { actions().map { ($0.0, $0.1) } }
    self.step = RequestStep(leafCount: phaseCount, extract: extract)
  }
}

/// The step from a domain's actions to the phases of a request.
private struct RequestStep<Parent, Phases: RequestAction>: ActionTreeStep {
  let leafCount: Int
  let extract: @Sendable (Parent) -> Phases?

  func places<Action>(of type: Action.Type, firstLeaf: Int) -> [ActionPlace<Parent, Action>] {
    // Casts where both are one type.
    guard let extract = extract as? @Sendable (Parent) -> Action? else { return [] }
    return [ActionPlace(leaves: firstLeaf..<firstLeaf + leafCount, extract: extract)]
  }
}

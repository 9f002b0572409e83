/// A request in an `_ActionTree`, and the means to reach its phases.
public struct _ActionTreeRequest<Parent>: Sendable {
  /// The leaves of the request's phases among those of the domain.
  let leaves: Range<Int>
  /// The accessors of the phases: from the domain's action, and from an optional one.
  let keyPaths: @Sendable () -> (fromParent: AnyKeyPath, fromOptional: AnyKeyPath)?
  /// Extracts the phases.
  let step: any ActionTreeStep<Parent>

  /// Describes a request.
  ///
  /// - Parameters:
  ///   - firstLeaf: The leaf of the first phase.
  ///   - phaseCount: The number of phases.
  ///   - extract: Returns the phase; nil if the action does not belong to the request.
  ///   - actions: The accessors of the request, one from the domain's action and one from an optional action; nil if
  ///     the key paths are not listed.
  public init<Phases: _RequestAction>(
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
private struct RequestStep<Parent, Phases: _RequestAction>: ActionTreeStep {
  let leafCount: Int
  let extract: @Sendable (Parent) -> Phases?

  func places<Action>(of type: Action.Type, firstLeaf: Int) -> [ActionPlace<Parent, Action>] {
    // The cast succeeds if both are the same type.
    guard let extract = extract as? @Sendable (Parent) -> Action? else { return [] }
    return [ActionPlace(leaves: firstLeaf..<firstLeaf + leafCount, extract: extract)]
  }
}

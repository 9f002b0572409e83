extension Scope {
  /// Appends a part of the part. Appending is associative, and `root` is neutral on both sides.
  public func appending<InnerState, InnerAction>(
    _ inner: Scope<State, Action, InnerState, InnerAction>
  ) -> Scope<ParentState, ParentAction, InnerState, InnerAction> {
    Scope<ParentState, ParentAction, InnerState, InnerAction>(
      get: { inner.get(get($0)) },
      modify: { state, change in modify(&state) { inner.modify(&$0, change) } },
      embed: { embed(inner.embed($0)) },
      extract: { extract($0).flatMap(inner.extract) },
      domains: { inner.domains(below: domains()) },
      steps: steps.flatMap { steps in inner.steps.map { steps + $0 } },
      dismiss: { dismiss(in: &$0, inner.dismiss) }
    )
  }

  /// The part's domains, with the same origin as the parent's.
  func domains(below parent: Range<Int>?) -> Range<Int>? {
    guard let parent, let own = domains() else { return nil }
    return parent.lowerBound + own.lowerBound..<parent.lowerBound + own.upperBound
  }
}

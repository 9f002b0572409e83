extension LocalStore where State: OptionalState {
  /// The store of a child that may be absent, or of an element that may be removed; nil while it is absent.
  ///
  ///     if let detail = store.view(.detail).unwrapped { show(detail) }
  ///
  /// Reading it observes the presence and the identity of the child: if the child's state has an `id`, a new `id` means
  /// another child. Changes of the child are observed by reading the child's store.
  ///
  /// The store belongs to the child that is present now, and outlives it. After the child is removed or replaced, the
  /// store keeps its last state, calls no subscribers, and reports dispatched actions instead of handling them. Its
  /// `states` end.
  public var unwrapped: LocalStore<State.Wrapped, Action>? {
    _viewpoint.observed.readPresence(in: _viewpoint)
    guard let viewpoint = _viewpoint.unwrapped else { return nil }
    let source = viewpoint.reader.source
    let dispatcher = dispatcher.only(if: { source.isPresent })
    return LocalStore<State.Wrapped, Action>(viewpoint, dispatcher: dispatcher) { action, origin in
      if !source.isPresent {
        viewpoint.root.reporter.report(.absentChild(action, from: origin))
      } else if viewpoint.root.isIdle() {
        self.dispatch(action, from: origin)
      } else {
        dispatcher.dispatch(action, from: origin)
      }
    }
  }
}

extension Viewpoint where State: OptionalState {
  fileprivate var unwrapped: Viewpoint<State.Wrapped>? {
    child(PartialStateSource(reader.source, get: \._wrapped, domainsBelow: { $0 }))
  }
}

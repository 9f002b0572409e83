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
    return unwrappedUnobserved
  }

  /// The same without being observed: for the rows of a list, whose ids are observed instead.
  var unwrappedUnobserved: LocalStore<State.Wrapped, Action>? {
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

extension LocalStore where State: OptionalState {
  /// The store of a child that is present. If the store that holds it is itself that of a removed child, a store that
  /// keeps the state.
  func unwrapped(orGoneWith state: State.Wrapped) -> LocalStore<State.Wrapped, Action> {
    if let unwrapped { return unwrapped }
    let root = _viewpoint.root
    let viewpoint = Viewpoint<State.Wrapped>(
      StateReader(GoneStateSource(state)),
      domains: 0..<0,
      firstDomain: nil,
      bytes: nil,
      steps: nil,
      root: root
    )
    return LocalStore<State.Wrapped, Action>(viewpoint, dispatcher: dispatcher.only(if: { false })) {
      action,
      origin in
      root.reporter.report(.absentChild(action, from: origin))
    }
  }
}

extension Viewpoint where State: OptionalState {
  fileprivate var unwrapped: Viewpoint<State.Wrapped>? {
    child(PartialStateSource(reader.source, get: \._wrapped, domainsBelow: { $0 }))
  }
}

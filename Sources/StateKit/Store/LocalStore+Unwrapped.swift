/// An optional, as a constraint: `Optional` alone conforms to it.
public protocol OptionalState {
  /// What it holds or lacks.
  associatedtype Wrapped

  // swift-format-ignore: NoLeadingUnderscores
  /// The same as an `Optional`. With an underscore, as each optional of each program has it.
  var _wrapped: Wrapped? { get }
}

extension Optional: OptionalState {
  // swift-format-ignore: NoLeadingUnderscores
  /// The same as an `Optional`.
  public var _wrapped: Wrapped? { self }
}

extension LocalStore where State: OptionalState {
  /// The store of a child that may be absent, of an element that may be removed; nil while it is absent.
  ///
  ///     if let detail = store.view(.detail).unwrapped { show(detail) }
  ///
  /// Reading it observes whether the child is there, and which child that is: a child whose state has an `id` is another
  /// child where that `id` is another. Changes of the child are observed by reading the child's store.
  ///
  /// The store belongs to the child that is there now, and outlives it: once that child went, the store keeps its last
  /// state, calls nothing back, and reports what is dispatched through it instead of dispatching it, also if another
  /// child stands in its place. Its `states` end.
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

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
  /// It outlives the child: then it keeps the last state, calls nobody back, and reports what is dispatched through it
  /// instead of dispatching it.
  public var unwrapped: LocalStore<State.Wrapped, Action>? {
    let optional = PartialStateSource(_viewpoint.reader.source, get: \._wrapped, domainsBelow: { $0 })
    guard let present = optional.read({ $0 }) else { return nil }
    let child = LastingStateSource(optional, last: present)
    child.watch()
    let viewpoint = _viewpoint.unwrapped(StateReader(child))
    return LocalStore<State.Wrapped, Action>(viewpoint, dispatcher: dispatcher) { action, source in
      if child.isPresent {
        self.dispatch(action, from: source)
      } else {
        viewpoint.root.reporter.report(.absentChild(action, from: source))
      }
    }
  }
}

extension Viewpoint {
  fileprivate func unwrapped<Child>(_ reader: StateReader<Child>) -> Viewpoint<Child> {
    Viewpoint<Child>(reader, domains: domains, firstDomain: firstDomain, bytes: nil, steps: nil, root: root)
  }
}

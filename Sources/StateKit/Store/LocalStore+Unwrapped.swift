/// An optional, as a constraint: `Optional` alone conforms to it.
public protocol OptionalState {
  /// What it holds or lacks.
  associatedtype Wrapped

  /// The same as an `Optional`.
  var wrapped: Wrapped? { get }
}

extension Optional: OptionalState {
  /// The same as an `Optional`.
  public var wrapped: Wrapped? { self }
}

extension LocalStore where State: OptionalState {
  /// The store of a child that may be absent, of an element that may be removed; nil while it is absent.
  ///
  ///     if let detail = store.view(.detail).unwrapped { show(detail) }
  ///
  /// It outlives the child: then it keeps the last state, calls nobody back, and reports what is dispatched through it
  /// instead of dispatching it.
  public var unwrapped: LocalStore<State.Wrapped, Action>? {
    let whole = viewpoint.reader
    guard let child = LastStateSource(whole) else { return nil }
    let viewpoint = self.viewpoint.unwrapped(StateReader(child))
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
    Viewpoint<Child>(reader, domains: domains, firstDomain: firstDomain, bytes: nil, root: root)
  }
}

/// Gives the last state that a child had.
private final class LastStateSource<Whole: OptionalState>: StateSource<Whole.Wrapped> {
  private let whole: StateReader<Whole>
  private var last: Whole.Wrapped

  init?(_ whole: StateReader<Whole>) {
    guard let present = whole.read({ $0.wrapped }) else { return nil }
    self.whole = whole
    self.last = present
  }

  var isPresent: Bool { whole.read { $0.wrapped != nil } }

  override func read<Value>(_ body: (Whole.Wrapped) -> Value) -> Value {
    if let present = whole.read({ $0.wrapped }) { last = present }
    return body(last)
  }
}

public import Observation

/// What a store and the stores of its parts have in common: a feature that takes `some StoreType<State, Action>` works
/// with either.
///
///     func show(_ users: some StoreType<UsersState, UsersAction>) { … }
///     show(store.view(.users))
///
/// It is observable: reading `store.isOn` observes that property alone, reading `store.state` observes all of it. Who
/// observes is told once the change is made. A property of the state that is called like a member of the store
/// (`state`, `states`, `dispatcher`, `sideEffects`) is read as `store.state.states`.
///
/// `Store` and `LocalStore` conform; nothing else can.
@MainActor
@dynamicMemberLookup
public protocol StoreType<State, Action>: AnyObject, Observable, Sendable {
  /// What it holds.
  associatedtype State
  /// What changes it.
  associatedtype Action: Sendable

  /// A handle to `dispatch` that any thread may call.
  nonisolated var dispatcher: Dispatcher<Action> { get }

  // swift-format-ignore: NoLeadingUnderscores
  /// Where it is seen from. Nothing to use by hand; with an underscore, as a property of the state may be called so.
  var _viewpoint: Viewpoint<State> { get }

  /// Dispatches an action that has a source already.
  func dispatch(_ action: Action, from source: ActionSource)
}

extension StoreType {
  /// The present state. Reading it observes all of it.
  public var state: State {
    _viewpoint.observed.readAll(in: _viewpoint)
    return _viewpoint.reader()
  }

  /// A property of the state. Nothing else is copied or observed.
  ///
  /// From outside of the main actor it is awaited: `await store.count`.
  public subscript<Value>(dynamicMember path: any KeyPath<State, Value> & Sendable) -> Value {
    _viewpoint.observed.read(path, in: _viewpoint)
    return _viewpoint.reader[dynamicMember: path]
  }

  /// Dispatches an action; its source is the line of this call, with `info`, any text, for logs.
  @inlinable public func dispatch(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) {
    dispatch(action, from: ActionSource(file: file, function: function, line: line, info: info))
  }
}

// The compiler looks for properties of the state beside members of an extension with requirements alone: one that is
// called `send` stays readable.
extension StoreType where State: Sendable {
  /// Is called `dispatch` here; `send` is what test stores and effects do.
  @available(*, unavailable, renamed: "dispatch(_:)", message: "Actions are dispatched: store.dispatch(…)")
  public func send(_ action: Action) {
    dispatch(action)
  }
}

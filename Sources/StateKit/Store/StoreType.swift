/// The common interface of a store and the stores of its parts: a feature that takes `some StoreType<State, Action>`
/// works with either.
///
///     func show(_ users: some StoreType<UsersState, UsersAction>) { … }
///     show(store.view(.users))
///
/// `Store` and `LocalStore` are observable from iOS 17 and macOS 14 on: reading `store.isOn` observes that property alone,
/// and reading `store.state` observes the whole state. Before, there is `subscribe`, and `ObservedStore` for SwiftUI.
/// Observers are notified after the change. A property of the state that has the name of a member of the store
/// (`state`, `states`, `run`, `dispatcher`, `sideEffects`) is read as `store.state.states`.
///
/// Only `Store`, `LocalStore` and `ObservedStore` conform to it.
@MainActor
@dynamicMemberLookup
public protocol StoreType<State, Action>: AnyObject, Sendable {
  /// The state of the store.
  associatedtype State
  /// The actions of the store.
  associatedtype Action: Sendable

  /// A handle to `dispatch` that any thread may call.
  nonisolated var dispatcher: Dispatcher<Action> { get }

  /// The view of the state; for internal use. The name has an underscore, because a property of the state may be called
  /// `viewpoint`.
  var _viewpoint: Viewpoint<State> { get }

  /// Dispatches an action with a source of its own.
  func dispatch(_ action: Action, from source: ActionSource)
}

extension StoreType {
  /// The current state. Reading it observes the whole state.
  public var state: State {
    _viewpoint.observed.readAll(in: _viewpoint)
    return _viewpoint.reader()
  }

  /// A property of the state. Only this property is copied and observed.
  ///
  /// Outside the main actor it is read with `await`: `await store.count`.
  public subscript<Value>(dynamicMember path: any KeyPath<State, Value> & Sendable) -> Value {
    _viewpoint.observed.read(path, in: _viewpoint)
    return _viewpoint.reader[dynamicMember: path]
  }

  /// Dispatches an action; its source is the line of this call, and `info` is any text for logs.
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

// In an extension with requirements only, so that a property of the state with the name `send` stays readable.
extension StoreType where State: Sendable {
  /// Not available: a store has `dispatch`, and `send` belongs to test stores and effects.
  @available(*, unavailable, renamed: "dispatch(_:)", message: "Actions are dispatched: store.dispatch(…)")
  public func send(_ action: Action) {
    dispatch(action)
  }
}

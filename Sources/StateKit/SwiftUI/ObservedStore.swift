#if canImport(SwiftUI)

public import Combine
public import SwiftUI

/// A store as an `ObservableObject`, for views on iOS 16 and macOS 13; from iOS 17 and macOS 14 on, views observe the
/// properties that they read without it.
///
///     struct UsersView: View {
///       @StateObject private var users: ObservedStore<UsersState, UsersAction>
///
///       init(_ store: some StoreType<UsersState, UsersAction>) {
///         _users = StateObject(wrappedValue: ObservedStore(store))
///       }
///
///       var body: some View {
///         Button(users.title) { users.dispatch(.refresh) }
///       }
///     }
///
/// The view is drawn again when the state of its store changed, and not when other parts of the app did; a small part,
/// such as `store.view(.users)`, is therefore better than the whole.
@MainActor
@dynamicMemberLookup
public final class ObservedStore<State, Action: Sendable>: ObservableObject {
  /// The observed store.
  public let store: any StoreType<State, Action>
  private var subscription: Subscription?

  /// Observes a store.
  public init(_ store: some StoreType<State, Action>) {
    self.store = store
    subscription = store.subscribe { [weak self] _ in self?.objectWillChange.send() }
  }

  /// The current state.
  public var state: State { store.state }

  /// A property of the state.
  public subscript<Value>(dynamicMember path: any KeyPath<State, Value> & Sendable) -> Value {
    store[dynamicMember: path]
  }

  /// Dispatches an action; its source is the line of this call, and `info` is any text for logs.
  public func dispatch(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) {
    store.dispatch(action, file: file, function: function, line: line, info: info)
  }

  /// A binding that reads a property, and dispatches an action for each new value.
  ///
  ///     TextField("Name", text: users.binding(\.name, send: UsersAction.renamed))
  public func binding<Value>(
    _ path: any KeyPath<State, Value> & Sendable,
    send action: @escaping @MainActor @Sendable (Value) -> Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Binding<Value> {
    store.binding(path, send: action, file: file, function: function, line: line)
  }

  /// A binding that reads a property, and dispatches the same action for every new value.
  ///
  ///     Toggle("Reachability", isOn: settings.binding(\.isOn, send: .toggled))
  public func binding<Value>(
    _ path: any KeyPath<State, Value> & Sendable,
    send action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Binding<Value> {
    store.binding(path, send: action, file: file, function: function, line: line)
  }
}

#endif

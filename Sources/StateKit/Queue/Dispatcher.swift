/// A handle to a store's `dispatch`, which any thread may call and store.
///
///     let dispatcher = store.dispatcher
///     Thread.detachNewThread { dispatcher.dispatch(.tick) }
///
/// Actions from one thread arrive in the order in which they were sent. On the main actor an action is handled before
/// the call returns, unless another action is being handled; on other threads it is queued. A released store accepts no
/// actions.
public struct Dispatcher<Action: Sendable>: Sendable {
  private typealias Body = @Sendable (Action, ActionSource, ActionCondition?, (any Actor)?) -> Void

  private let send: Body

  /// Creates a dispatcher that passes actions to a function instead of a store: for the test of a side effect.
  ///
  ///     let dispatched = Mutex<[AppAction]>([])  // of Synchronization
  ///     let dispatcher = Dispatcher<AppAction> { action, _ in dispatched.withLock { $0.append(action) } }
  ///     fetchUsers(service).run(.fetchUsers(.request), dispatch: dispatcher)
  public init(_ dispatch: @escaping @Sendable (Action, ActionSource) -> Void) {
    self.send = { action, source, _, _ in dispatch(action, source) }
  }

  init(mailbox: Mailbox<Action>) {
    self.send = { action, source, isWanted, isolation in
      mailbox.put(action, from: source, if: isWanted, by: .dispatch, isolation: isolation)
    }
  }

  private init(send: @escaping Body) {
    self.send = send
  }

  /// Dispatches an action; its source is the line of this call, and `info` is any text for logs.
  public func dispatch(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, ActionSource(file: file, function: function, line: line, info: info), nil, isolation)
  }

  /// Dispatches an action with a source of its own.
  public func dispatch(
    _ action: Action,
    from source: ActionSource,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, source, nil, isolation)
  }

  /// Dispatches an action like `dispatch`: `dispatch(.tick)`, if a side effect calls its parameter `dispatch`.
  public func callAsFunction(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, ActionSource(file: file, function: function, line: line, info: info), nil, isolation)
  }

  /// Dispatches an action with a source of its own, like `dispatch`.
  public func callAsFunction(
    _ action: Action,
    from source: ActionSource,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, source, nil, isolation)
  }

  /// Converts the dispatcher into one for the actions of a part.
  func pullback<PartAction: Sendable>(
    _ embed: @escaping @Sendable (PartAction) -> Action
  ) -> Dispatcher<PartAction> {
    Dispatcher<PartAction>(send: { action, source, isWanted, isolation in
      send(embed(action), source, isWanted, isolation)
    })
  }

  /// The dispatcher for a child that may be removed: if the child is gone when the action is handled, the action is
  /// reported instead. A condition from an inner child is stricter, and stays.
  func only(if isThere: @escaping ActionCondition) -> Dispatcher {
    Dispatcher(send: { action, source, isWanted, isolation in
      send(action, source, isWanted ?? isThere, isolation)
    })
  }
}

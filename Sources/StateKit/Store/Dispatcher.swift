/// A handle to a store's `dispatch` that any thread may call and keep.
///
///     let dispatcher = store.dispatcher
///     Thread.detachNewThread { dispatcher.dispatch(.tick) }
///
/// Actions from one thread arrive in the order in which it sent them. On the main actor an action is handled before
/// the call returns, unless another is being handled; elsewhere it is queued. A store that is gone takes no more
/// actions.
public struct Dispatcher<Action: Sendable>: Sendable {
  private typealias Body = @Sendable (Action, ActionSource, ActionCondition?, (any Actor)?) -> Void

  private let send: Body

  /// Makes a dispatcher that hands actions to a function instead of a store: for the test of a side effect.
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

  /// Dispatches an action; its source is the line of this call, with `info`, any text, for logs.
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

  /// Dispatches an action that has a source already.
  public func dispatch(
    _ action: Action,
    from source: ActionSource,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, source, nil, isolation)
  }

  /// Dispatches an action, as `dispatch` does: `dispatch(.tick)` where a side effect calls its parameter so.
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

  /// Dispatches an action that has a source already, as `dispatch` does.
  public func callAsFunction(
    _ action: Action,
    from source: ActionSource,
    isolation: isolated (any Actor)? = #isolation
  ) {
    send(action, source, nil, isolation)
  }

  /// The same for the actions of a part.
  func pullback<PartAction: Sendable>(
    _ embed: @escaping @Sendable (PartAction) -> Action
  ) -> Dispatcher<PartAction> {
    Dispatcher<PartAction>(send: { action, source, isWanted, isolation in
      send(embed(action), source, isWanted, isolation)
    })
  }

  /// The same for a child that may go: what is dispatched is reported, and not handled, where the child is not there any
  /// more when it is the action's turn. A condition that an inner child has set already says more, and stays.
  func only(if isThere: @escaping ActionCondition) -> Dispatcher {
    Dispatcher(send: { action, source, isWanted, isolation in
      send(action, source, isWanted ?? isThere, isolation)
    })
  }
}

/// A handle to a store's `dispatch` that any thread may call and keep.
///
///     let dispatcher = store.dispatcher
///     Thread.detachNewThread { dispatcher.dispatch(.tick) }
///
/// Actions from one thread arrive in the order in which it sent them. On the main actor an action is handled before
/// the call returns, unless another is being handled; elsewhere it is queued. A store that is gone takes no more
/// actions.
public struct Dispatcher<Action: Sendable>: Sendable {
  private let mailbox: Mailbox<Action>

  init(mailbox: Mailbox<Action>) {
    self.mailbox = mailbox
  }

  /// Dispatches an action; its source is the line of this call.
  public func dispatch(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let source = ActionSource(file: file, function: function, line: line, info: info)
    dispatch(action, from: source, effect: nil, isolation: isolation)
  }

  /// Dispatches an action that has a source already.
  public func dispatch(
    _ action: Action,
    from source: ActionSource,
    isolation: isolated (any Actor)? = #isolation
  ) {
    dispatch(action, from: source, effect: nil, isolation: isolation)
  }

  func dispatch(_ action: Action, from source: ActionSource, effect: Int?, isolation: (any Actor)?) {
    mailbox.put(.action(action, source, effect: effect), isolation: isolation)
  }

  func endEffect(_ id: Int) {
    mailbox.put(.endOfEffect(id), isolation: nil)
  }
}

/// The queue in front of a store: one stack for all threads, emptied by one task at a time.
///
/// It works without a lock: a message is pushed by one atomic exchange, and the task that empties the stack takes all
/// messages at once and reverses them. (On Linux, a lock that eight threads wait for costs hundreds of times as much.)
final class Mailbox<Action: Sendable>: Sendable {
  /// The address of the newest message, which the mailbox owns and which is linked to the earlier ones; 0 if it is
  /// empty.
  private let newest = AtomicWord()
  /// The top of a closed mailbox.
  private let closed = Message(effect: nil)
  /// Stored, because looking up the type costs as much as creating a message.
  private let actionMessage = ActionMessage<Action>.self
  /// The action that the store is handling.
  private let currentAction: CurrentAction<Action>
  /// Empties the mailbox into the store.
  private let drain: @MainActor @Sendable () -> Void

  init(currentAction: CurrentAction<Action>, drain: @escaping @MainActor @Sendable () -> Void) {
    self.currentAction = currentAction
    self.drain = drain
  }

  deinit {
    close()
  }

  /// Puts an action into the mailbox. On the main actor the mailbox is emptied at once, unless that is already
  /// happening.
  ///
  /// - Parameters:
  ///   - effect: The effect that sent the action; the action is dropped after that effect ends.
  ///   - isLast: Whether the action also ends that effect.
  ///   - isWanted: A condition that is checked when the action is handled.
  ///   - route: The route to the action; nil if its source knows it.
  func put(
    _ action: Action,
    from source: ActionSource,
    effect: Int? = nil,
    isLast: Bool = false,
    if isWanted: ActionCondition? = nil,
    by route: ActionCause.Step?,
    isolation: (any Actor)?
  ) {
    guard isolation === MainActor.shared else {
      // An action from another thread is not derived from the action that the store is handling, wherever its source
      // comes from.
      let source = source.isFirst ? source : source.anew
      return putFromElsewhere(message(action, from: source, effect: effect, isLast: isLast, if: isWanted))
    }
    MainActor.assumeIsolated {
      guard let source = currentAction.derive(source, by: route, of: action) else { return }
      push(message(action, from: source, effect: effect, isLast: isLast, if: isWanted))
      drain()
    }
  }

  /// A message for an action.
  func message(
    _ action: Action,
    from source: ActionSource,
    effect: Int? = nil,
    isLast: Bool = false,
    if isWanted: ActionCondition? = nil
  ) -> Message {
    actionMessage.init(action, source, effect: effect, isLast: isLast, isWanted: isWanted)
  }

  /// Puts the end of an effect into the mailbox.
  func putEnd(ofEffect effect: Int, isolation: (any Actor)?) {
    let message = Message(effect: effect)
    guard isolation === MainActor.shared else { return putFromElsewhere(message) }
    push(message)
    MainActor.assumeIsolated { drain() }
  }

  /// Puts work into the mailbox, which follows all that the same thread has sent before.
  func put(_ work: @escaping @MainActor @Sendable () -> Void) {
    putFromElsewhere(WorkMessage(work))
  }

  private func putFromElsewhere(_ message: Message) {
    if push(message) { Task { @MainActor [drain] in drain() } }
  }

  /// - Returns: Whether it is the only message: later ones will be taken together with it.
  @discardableResult
  private func push(_ message: Message) -> Bool {
    let added = Unmanaged.passRetained(message)
    var earlier = newest.load()
    while earlier != mark {
      message.link(to: earlier)
      if newest.compareExchange(&earlier, UInt(bitPattern: added.toOpaque())) { return earlier == 0 }
    }
    message.link(to: 0)
    added.release()
    return false
  }

  private var mark: UInt { UInt(bitPattern: Unmanaged.passUnretained(closed).toOpaque()) }

  @inline(__always)
  var hasMessages: Bool { newest.load() != 0 }

  /// Rejects further messages and frees the waiting ones.
  func close() {
    let dropped = newest.exchange(mark)
    let queue = MessageQueue()
    if dropped != mark { queue.append(newestFirst: dropped) }
  }

  /// Moves all messages to the end of a queue.
  func takeAll(into queue: MessageQueue) {
    var taken = newest.load()
    while taken != 0, taken != mark {
      if newest.compareExchange(&taken, 0) { return queue.append(newestFirst: taken) }
    }
  }
}

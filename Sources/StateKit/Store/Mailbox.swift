import Synchronization

/// What waits for a store: one stack for all threads, emptied by one task at a time.
///
/// It takes no lock: a message is put on top by one exchange, and who empties it takes all and turns them round. (A
/// lock for which eight threads wait costs hundreds of times as much on Linux.)
final class Mailbox<Action: Sendable>: Sendable {
  /// The address of the newest message, which the mailbox owns, linked to those before it; 0 if there is none.
  private let newest = Atomic<UInt>(0)
  /// Stands on top of a mailbox that takes no more.
  private let closed = Message(effect: nil)
  /// Kept, as looking it up costs as much as making one.
  private let actionMessage = ActionMessage<Action>.self
  /// What the store handles at the moment.
  let handling: Handling<Action>
  /// Empties the mailbox into the store.
  private let drain: @MainActor @Sendable () -> Void

  init(handling: Handling<Action>, drain: @escaping @MainActor @Sendable () -> Void) {
    self.handling = handling
    self.drain = drain
  }

  deinit {
    close()
  }

  /// Puts an action into the mailbox, which is emptied at once on the main actor, unless that is being done.
  ///
  /// - Parameters:
  ///   - effect: The effect that sent it, whose end or cancellation makes it void.
  ///   - isLast: Whether it is the end of that effect as well.
  ///   - isWanted: Asked when it is the action's turn.
  ///   - route: By what the action comes; nil where its source knows that.
  func put(
    _ action: Action,
    from source: ActionSource,
    effect: Int? = nil,
    isLast: Bool = false,
    if isWanted: ActionCondition? = nil,
    by route: ActionCause.Route?,
    isolation: (any Actor)?
  ) {
    guard isolation === MainActor.shared else {
      // What comes from elsewhere is no part of what the store handles at the moment, wherever its source is from.
      let source = source.isFirst ? source : source.anew
      return putFromElsewhere(message(action, from: source, effect: effect, isLast: isLast, if: isWanted))
    }
    MainActor.assumeIsolated {
      guard let source = handling.derive(source, by: route, of: action) else { return }
      push(message(action, from: source, effect: effect, isLast: isLast, if: isWanted))
      drain()
    }
  }

  /// What waits for the store with an action.
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

  private func putFromElsewhere(_ message: Message) {
    if push(message) { Task { @MainActor [drain] in drain() } }
  }

  /// - Returns: Whether it is the only one: those that come after it will be taken with it.
  @discardableResult
  private func push(_ message: Message) -> Bool {
    let added = Unmanaged.passRetained(message)
    var earlier = newest.load(ordering: .acquiring)
    while earlier != mark {
      message.link(to: earlier)
      let (isDone, present) = newest.weakCompareExchange(
        expected: earlier,
        desired: UInt(bitPattern: added.toOpaque()),
        ordering: .acquiringAndReleasing
      )
      if isDone { return earlier == 0 }
      earlier = present
    }
    message.link(to: 0)
    added.release()
    return false
  }

  private var mark: UInt { UInt(bitPattern: Unmanaged.passUnretained(closed).toOpaque()) }

  @inline(__always)
  var hasMessages: Bool { newest.load(ordering: .acquiring) != 0 }

  /// Takes no more messages, and frees those that wait.
  func close() {
    let dropped = newest.exchange(mark, ordering: .acquiringAndReleasing)
    let queue = MessageQueue()
    if dropped != mark { queue.append(newestFirst: dropped) }
  }

  /// Moves all messages behind those that wait in a queue.
  func takeAll(into queue: MessageQueue) {
    var taken = newest.load(ordering: .acquiring)
    while taken != 0, taken != mark {
      let (isDone, newer) = newest.weakCompareExchange(
        expected: taken,
        desired: 0,
        ordering: .acquiringAndReleasing
      )
      if isDone { return queue.append(newestFirst: taken) }
      taken = newer
    }
  }
}

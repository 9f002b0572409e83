import Synchronization

/// What waits for a store: one queue for all threads, emptied by one task at a time.
final class Mailbox<Action: Sendable>: Sendable {
  enum Message: Sendable {
    /// `effect` is the effect that sent it, whose end or cancellation makes it void. The last one is its end as well.
    case action(Action, ActionSource, effect: Int?, isLast: Bool = false)
    case endOfEffect(Int)
  }

  private struct Contents {
    var messages: [Message] = []
    var isDrainScheduled = false
    var isClosed = false
  }

  private let contents = Lock(Contents())
  /// Lets the store look without taking the lock.
  private let isFilled = Atomic(false)
  /// What the store handles at the moment.
  let handling: Handling<Action>
  /// Empties the mailbox into the store.
  private let drain: @MainActor @Sendable () -> Void

  init(handling: Handling<Action>, drain: @escaping @MainActor @Sendable () -> Void) {
    self.handling = handling
    self.drain = drain
  }

  /// Puts a message into the mailbox, which is emptied at once on the main actor, unless that is being done.
  ///
  /// - Parameter route: By what an action comes; nil where its source knows that.
  func put(_ message: Message, by route: ActionCause.Route?, isolation: (any Actor)?) {
    guard isolation === MainActor.shared else { return putFromElsewhere(anew(message)) }
    MainActor.assumeIsolated {
      guard let message = derived(message, by: route) else { return }
      contents.withLock { append(message, to: &$0) }
      drain()
    }
  }

  private func putFromElsewhere(_ message: Message) {
    let mustSchedule = contents.withLock { contents in
      append(message, to: &contents)
      guard !contents.isClosed, !contents.isDrainScheduled else { return false }
      contents.isDrainScheduled = true
      return true
    }
    if mustSchedule { Task { @MainActor [drain] in drain() } }
  }

  private func append(_ message: Message, to contents: inout Contents) {
    guard !contents.isClosed else { return }
    contents.messages.append(message)
    isFilled.store(true, ordering: .releasing)
  }

  /// What comes from elsewhere is no part of what the store handles at the moment, wherever its source is from.
  private func anew(_ message: Message) -> Message {
    guard case .action(let action, let source, let effect, let isLast) = message else { return message }
    return .action(action, source.anew, effect: effect, isLast: isLast)
  }

  @MainActor
  private func derived(_ message: Message, by route: ActionCause.Route?) -> Message? {
    guard case .action(let action, let source, let effect, let isLast) = message else { return message }
    return handling.derive(source, by: route, of: action).map {
      .action(action, $0, effect: effect, isLast: isLast)
    }
  }

  var hasMessages: Bool { isFilled.load(ordering: .acquiring) }

  /// Takes no more messages. Those that wait are freed outside of the lock, as what they hold may send others.
  func close() {
    let dropped = contents.withLock { contents in
      contents.isClosed = true
      defer { contents.messages = [] }
      return contents.messages
    }
    withExtendedLifetime(dropped) {}
  }

  func takeAll() -> [Message] {
    contents.withLock { contents in
      contents.isDrainScheduled = false
      isFilled.store(false, ordering: .releasing)
      defer { contents.messages = [] }
      return contents.messages
    }
  }
}

import Synchronization

/// What waits for a store: one queue for all threads, emptied by one task at a time.
final class Mailbox<Action: Sendable>: Sendable {
  enum Message: Sendable {
    /// `effect` is the effect that sent it, whose end or cancellation makes it void.
    case action(Action, ActionSource, effect: Int?)
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
  /// Empties the mailbox into the store.
  private let drain: @MainActor @Sendable () -> Void

  init(drain: @escaping @MainActor @Sendable () -> Void) {
    self.drain = drain
  }

  func put(_ message: Message, isolation: (any Actor)?) {
    let isOnMainActor = isolation === MainActor.shared
    let mustSchedule = contents.withLock { contents in
      guard !contents.isClosed else { return false }
      contents.messages.append(message)
      isFilled.store(true, ordering: .releasing)
      guard !isOnMainActor, !contents.isDrainScheduled else { return false }
      contents.isDrainScheduled = true
      return true
    }
    if isOnMainActor {
      MainActor.assumeIsolated(drain)
    } else if mustSchedule {
      Task { @MainActor [drain] in drain() }
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

/// A message to a store: an action, the end of an effect, or work.
///
/// Messages are linked, so that queues do not move or copy them, and the class is not generic: a queue of generic
/// values would look up their type at each step.
class Message: @unchecked Sendable {
  /// The effect that ends, or that sent the action; its action is dropped after the effect ends.
  let effect: Int?
  /// The next or previous message in the queue that contains it; other code does not read it.
  fileprivate var next: Unmanaged<Message>?

  /// Whether it is an `ActionMessage`: asking the object costs less than a cast.
  var isAction: Bool { false }

  init(effect: Int?) {
    self.effect = effect
  }
}

/// Work that a store does between two actions.
final class WorkMessage: Message, @unchecked Sendable {
  let work: @MainActor @Sendable () -> Void

  init(_ work: @escaping @MainActor @Sendable () -> Void) {
    self.work = work
    super.init(effect: nil)
  }
}

/// An action that waits for a store.
final class ActionMessage<Action: Sendable>: Message, @unchecked Sendable {
  let source: ActionSource
  /// Whether the action also ends its effect.
  let isLast: Bool
  let isWanted: ActionCondition?
  let action: Action

  /// The effect that ends with the action.
  var endedEffect: Int? { isLast ? effect : nil }

  override var isAction: Bool { true }

  required init(
    _ action: Action,
    _ source: ActionSource,
    effect: Int?,
    isLast: Bool,
    isWanted: ActionCondition?
  ) {
    self.action = action
    self.source = source
    self.isLast = isLast
    self.isWanted = isWanted
    super.init(effect: effect)
  }
}

/// Messages in the order in which they arrived.
///
/// It has its own links, because an array property would cost exclusivity checks at each access.
final class MessageQueue {
  private(set) var count = 0
  private var first: Unmanaged<Message>?
  private var last: Unmanaged<Message>?

  deinit {
    // Freed one by one, because Swift would free the chain recursively.
    while popFirst() != nil {}
  }

  var isEmpty: Bool { first == nil }

  func append(_ message: Message) {
    let added = Unmanaged.passRetained(message)
    if let last { last.withObject { $0.next = added } } else { first = added }
    last = added
    count &+= 1
  }

  /// Appends messages that are linked from newest to oldest, and takes ownership of them.
  ///
  /// - Parameter address: The address of the newest message; 0 without messages.
  func append(newestFirst address: UInt) {
    guard let newest = Message.at(address) else { return }
    var following: Unmanaged<Message>?
    var present: Unmanaged<Message>? = newest
    while let message = present {
      message.withObject {
        present = $0.next
        $0.next = following
      }
      following = message
      count &+= 1
    }
    if let last { last.withObject { $0.next = following } } else { first = following }
    last = newest
  }

  func popFirst() -> Message? {
    guard let message = first?.takeRetainedValue() else { return nil }
    first = message.next
    if first == nil { last = nil }
    message.next = nil
    count &-= 1
    return message
  }
}

extension MessageQueue: Sequence {
  /// Goes through a queue that stays as it is.
  struct Iterator: IteratorProtocol {
    fileprivate var following: Unmanaged<Message>?

    mutating func next() -> Message? {
      guard let message = following?.takeUnretainedValue() else { return nil }
      following = message.next
      return message
    }
  }

  func makeIterator() -> Iterator { Iterator(following: first) }
}

extension Message {
  /// Links the message to the one before it, by address; 0 stands for the end.
  func link(to earlier: UInt) {
    next = Message.at(earlier)
  }

  fileprivate static func at(_ address: UInt) -> Unmanaged<Message>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
}

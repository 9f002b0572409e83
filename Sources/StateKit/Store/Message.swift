/// What waits for a store: the end of an effect, or an action.
///
/// Messages are linked, so that no queue moves or copies what they hold, and know no type but their own: a queue of
/// generic values would look up their type at each step.
class Message: @unchecked Sendable {
  /// The effect that ends, or that sent the action, and whose end or cancellation makes it void.
  let effect: Int?
  /// The one behind or before it in the queue that holds it: nobody else looks.
  fileprivate var next: Unmanaged<Message>?

  /// Whether it is an `ActionMessage`: to ask the object costs less than to look up the type.
  var isAction: Bool { false }

  init(effect: Int?) {
    self.effect = effect
  }
}

/// Tells whether an action is still to be handled when it is its turn: whether the child is there that it is for. An action
/// without a condition is for whatever stands at its place.
typealias ActionCondition = @MainActor @Sendable () -> Bool

/// An action that waits for a store.
final class ActionMessage<Action: Sendable>: Message, @unchecked Sendable {
  let source: ActionSource
  /// Whether it is the end of the effect as well.
  let isLast: Bool
  let isWanted: ActionCondition?
  let action: Action

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

/// Messages in the order in which they came.
final class MessageQueue {
  private var first: Unmanaged<Message>?
  private var last: Unmanaged<Message>?

  deinit {
    // One by one: left to themselves they would be freed recursively.
    while popFirst() != nil {}
  }

  var isEmpty: Bool { first == nil }

  func append(_ message: Message) {
    let added = Unmanaged.passRetained(message)
    if let last { last.withObject { $0.next = added } } else { first = added }
    last = added
  }

  /// Appends what was linked from the newest to the oldest, and owns it from now on.
  ///
  /// - Parameter address: Of the newest; 0 if there is none.
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
    }
    if let last { last.withObject { $0.next = following } } else { first = following }
    last = newest
  }

  func popFirst() -> Message? {
    guard let message = first?.takeRetainedValue() else { return nil }
    first = message.next
    if first == nil { last = nil }
    message.next = nil
    return message
  }
}

extension Message {
  /// Links it to the one that came before it, by its address; 0 is none.
  func link(to earlier: UInt) {
    next = Message.at(earlier)
  }

  fileprivate static func at(_ address: UInt) -> Unmanaged<Message>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
}

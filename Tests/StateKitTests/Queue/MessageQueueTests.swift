import StateKitTestSupport
import Testing

@testable import StateKit

struct MessageQueueTests {
  private func numbers(in queue: MessageQueue) -> [Int?] {
    var numbers: [Int?] = []
    while let message = queue.popFirst() { numbers.append(message.effect) }
    return numbers
  }

  /// Links messages like a mailbox.
  ///
  /// - Returns: The address of the newest message; 0 if `numbers` is empty.
  private func linked(_ numbers: some Sequence<Int>) -> UInt {
    numbers.reduce(0) { earlier, number in
      let message = Message(effect: number)
      message.link(to: earlier)
      return UInt(bitPattern: Unmanaged.passRetained(message).toOpaque())
    }
  }

  @Test func `messages come out in the order in which they went in`() {
    let queue = MessageQueue()
    #expect(queue.isEmpty)
    #expect(queue.popFirst() == nil)
    for number in 1...3 { queue.append(Message(effect: number)) }
    #expect(!queue.isEmpty)
    expectEqual(numbers(in: queue), [1, 2, 3])
    #expect(queue.isEmpty)
  }

  @Test func `the queue can be filled again after it was empty, and in between`() {
    let queue = MessageQueue()
    queue.append(Message(effect: 1))
    expectEqual(queue.popFirst()?.effect, 1)
    queue.append(Message(effect: 2))
    queue.append(Message(effect: 3))
    expectEqual(queue.popFirst()?.effect, 2)
    queue.append(Message(effect: 4))
    expectEqual(numbers(in: queue), [3, 4])
  }

  @Test func `a list linked from the newest to the oldest message is reversed, behind the waiting messages`()
  {
    let queue = MessageQueue()
    queue.append(newestFirst: linked(1...3))
    queue.append(newestFirst: linked([]))
    queue.append(newestFirst: linked([4]))
    queue.append(Message(effect: 5))
    queue.append(newestFirst: linked(6...8))
    expectEqual(numbers(in: queue), [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(queue.isEmpty)
  }

  @Test func `a message that was taken out is freed`() {
    let queue = MessageQueue()
    queue.append(newestFirst: linked(1...2))
    weak let first = queue.popFirst()
    #expect(first == nil)
    expectEqual(numbers(in: queue), [2])
  }

  @Test func `a million messages are freed without a deep stack`() {
    weak var (first, last): (Message?, Message?)
    do {
      let queue = MessageQueue()
      queue.append(newestFirst: linked(0..<500_000))
      first = queue.popFirst()
      #expect(first == nil)
      let (oldest, newest) = (Message(effect: 0), Message(effect: 1))
      (first, last) = (oldest, newest)
      queue.append(oldest)
      for number in 0..<500_000 { queue.append(Message(effect: number)) }
      queue.append(newest)
    }
    #expect(first == nil)
    #expect(last == nil)
  }
}

import StateKitTestSupport
import Testing

@testable import StateKit

struct FIFOQueueTests {
  @Test func `the queue gives the elements back in order, also while more arrive`() {
    var queue = FIFOQueue<Int>()
    var taken: [Int] = []
    for number in 0..<1000 {
      queue.append(number)
      if number.isMultiple(of: 3), let first = queue.popFirst() { taken.append(first) }
    }
    while let first = queue.popFirst() { taken.append(first) }
    expectEqual(taken, Array(0..<1000))
    #expect(queue.popFirst() == nil)
  }

  @Test func `an element is freed when it is taken, not when the queue is empty`() {
    var queue = FIFOQueue<Witness>()
    weak let first: Witness? = {
      let witness = Witness(Gate())
      queue.append(witness)
      return witness
    }()
    queue.append(Witness(Gate()))
    #expect(first != nil)
    _ = queue.popFirst()
    #expect(first == nil)
  }

  @Test func `elements may be optional`() {
    var queue = FIFOQueue<Int?>()
    queue.append(nil)
    queue.append(2)
    expectEqual(queue.popFirst(), .some(nil))
    expectEqual(queue.popFirst(), 2)
    #expect(queue.popFirst() == nil)
  }
}

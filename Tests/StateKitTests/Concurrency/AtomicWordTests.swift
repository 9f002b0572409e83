import StateKitTestSupport
import Testing

@testable import StateKit

@Suite(.watched)
struct AtomicWordTests {
  @Test func `an exchange gives the earlier value`() {
    let word = AtomicWord(3)
    var values = [word.exchange(5)]
    values.append(word.load())
    word.store(8)
    values.append(word.load())
    expectEqual(values, [3, 5, 8])
    let flag = AtomicFlag(true)
    var states = [flag.exchange(false), flag.load()]
    flag.store(true)
    states.append(flag.load())
    expectEqual(states, [true, false, true])
  }

  @Test func `a word is only changed if it is as expected`() {
    let word = AtomicWord(3)
    var expected: UInt = 4
    let isChanged = word.compareExchange(&expected, 9)
    #expect(!isChanged)
    expectEqual(expected, 3)
    while !word.compareExchange(&expected, 9) {}
    let value = word.load()
    expectEqual(value, 9)
  }

  @Test func `changes of several threads are not lost`() async {
    final class Shared: Sendable { let word = AtomicWord() }
    let shared = Shared()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 {
            var known = shared.word.load()
            while !shared.word.compareExchange(&known, known + 1) {}
          }
        }
      }
    }
    expectEqual(shared.word.load(), 8_000)
  }

  @Test func `what is written before a store is seen after a load`() async {
    // The thread sanitizer reports a race if the store and the load do not order these accesses.
    final class Shared: @unchecked Sendable {
      let isReady = AtomicFlag(false)
      var value = 0
    }
    let shared = Shared()
    async let seen = Task.detached {
      while !shared.isReady.load() { await Task.yield() }
      return shared.value
    }.value
    shared.value = 7
    shared.isReady.store(true)
    await expectEqual(seen, 7)
  }
}

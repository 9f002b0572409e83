import StateKit
import StateKitTestSupport
import Testing

@Suite(.watched)
struct LockTests {
  private final class Shared: Sendable { let lock = Lock<[Int]>([]) }
  private struct Refused: Error {}

  @Test func `changes of several threads are not lost`() async {
    let shared = Shared()
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask { for _ in 0..<500 { shared.lock.withLock { $0.append(number) } } }
      }
    }
    expectEqual(shared.lock.withLock { $0.count }, 4_000)
  }

  @Test func `an error leaves the lock, with the change before it`() {
    let shared = Shared()
    #expect(throws: Refused.self) {
      try shared.lock.withLock { values throws(Refused) in
        values.append(1)
        throw Refused()
      }
    }
    expectEqual(shared.lock.withLock { $0 }, [1])
  }

  @Test func `the value is released with the lock`() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let value = Held()
      held = value
      let lock = Lock(value)
      lock.withLock { _ in }
    }
    #expect(held == nil)
  }
}

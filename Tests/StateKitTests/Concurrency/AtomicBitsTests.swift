import StateKitTestSupport
import Testing

@testable import StateKit

@Suite(.watched)
struct AtomicBitsTests {
  /// An object, because `#expect` copies what it reads.
  private final class Shared: Sendable {
    let bits: AtomicBits

    init(limit: Int) { bits = AtomicBits(limit: limit) }

    func numbers(below limit: Int) -> [Int] { (0..<limit).filter { bits.contains($0) } }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 129])
  func `a set has the numbers that were inserted and not removed`(number: Int) {
    let shared = Shared(limit: 130)
    shared.bits.insert(number)
    expectEqual(shared.numbers(below: 130), [number])
    shared.bits.insert(7)
    shared.bits.remove(number)
    expectEqual(shared.numbers(below: 130), [7])
  }

  @Test(arguments: [0, 1, 64, 130], [-1, Int.min, Int.max, 192])
  func `a number outside the limit is not in the set`(limit: Int, number: Int) {
    let shared = Shared(limit: limit)
    for inside in 0..<limit { shared.bits.insert(inside) }
    let found = [number, limit].filter { shared.bits.contains($0) }
    expectEqual(found, [])
  }

  @Test func `insertions of several threads are all kept`() async {
    let shared = Shared(limit: 640)
    await withTaskGroup { group in
      for first in 0..<10 {
        group.addTask { for step in 0..<64 { shared.bits.insert(first + 10 * step) } }
      }
    }
    expectEqual(shared.numbers(below: 640).count, 640)
  }
}

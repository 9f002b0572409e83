import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct TakenHeightsTests {
  @Test(arguments: 1...UInt64(Thoroughness.rounds(12, all: 60)))
  func `the nearest free height is the one that is found by trying all`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let picture = 0..<Int.random(in: 1...120, using: &random)
    func range() -> ClosedRange<Int> {
      let start = Int.random(in: -4..<picture.upperBound, using: &random)
      return start...start + Int.random(in: 0...7, using: &random)
    }
    let first = (0..<Int.random(in: 0...5, using: &random)).map { _ in range() }
    var heights = TakenHeights(first)
    var taken = Set(first.joined())
    for _ in 0..<30 {
      for wanted in picture {
        let free = picture.filter { !taken.contains($0) }.min { abs($0 - wanted) < abs($1 - wanted) }
        expectEqual(heights.nearestFree(to: wanted, in: picture), free)
      }
      let next = range()
      heights.take(next)
      taken.formUnion(next)
    }
  }
}

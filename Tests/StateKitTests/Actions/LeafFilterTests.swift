import StateKitTestSupport
import Testing

@testable import StateKit

struct LeafFilterTests {
  private func leaves(of filter: LeafFilter, among range: Range<Int> = 0..<200) -> [Int] {
    range.filter { filter.mayContain($0) }
  }

  @Test func `a new filter is empty`() {
    let filter = LeafFilter(leafCount: 130)
    expectEqual(leaves(of: filter), [])
    #expect(!filter.mayContain(nil))
  }

  @Test(arguments: [0..<1, 63..<65, 5..<129, 127..<130, 7..<7])
  func `ranges are put in and taken out, across words`(range: Range<Int>) {
    let filter = LeafFilter(leafCount: 130)
    filter.set(range, { _ in true }, everywhere: false)
    expectEqual(leaves(of: filter), Array(range))
    #expect(!filter.mayContain(nil))
    filter.set(range, { $0 == 64 }, everywhere: false)
    expectEqual(leaves(of: filter), range.filter { $0 == 64 })
  }

  @Test func `each leaf is asked whether it is there, and others stay`() {
    let filter = LeafFilter(leafCount: 100)
    filter.set(10..<20, { _ in true }, everywhere: false)
    filter.set(15..<70, { $0.isMultiple(of: 16) }, everywhere: false)
    expectEqual(leaves(of: filter), [10, 11, 12, 13, 14, 16, 32, 48, 64])
  }

  @Test func `the elements for every action are found for actions without leaves, too`() {
    let filter = LeafFilter(leafCount: 3)
    filter.set(nil, { _ in false }, everywhere: true)
    expectEqual(leaves(of: filter, among: 0..<5), [0, 1, 2, 3, 4])
    #expect(filter.mayContain(nil))
    filter.set(nil, { _ in true }, everywhere: false)
    expectEqual(leaves(of: filter), [])
    #expect(!filter.mayContain(nil))
  }

  @Test(arguments: [-1, -64, .min, 64, 1000, .max])
  func `a leaf that a tree does not have is not there`(leaf: Int) {
    let filter = LeafFilter(leafCount: 64)
    filter.set(0..<64, { _ in true }, everywhere: false)
    #expect(!filter.mayContain(leaf))
    #expect(!LeafFilter(leafCount: 0).mayContain(leaf))
  }

  @Test func `leaves beyond its end are left out`() {
    let filter = LeafFilter(leafCount: 64)
    filter.set(60..<200, { _ in true }, everywhere: false)
    expectEqual(leaves(of: filter), [60, 61, 62, 63])
  }

  @Test func `a filter for all actions has each leaf, and the place without a leaf`() {
    #expect(LeafFilter.everything.mayContain(nil))
    expectEqual(leaves(of: .everything, among: 0..<3), [0, 1, 2])
  }

  @Test func `threads that set bits of one word do not lose a bit`() async {
    let filter = LeafFilter(leafCount: 64)
    await StressThreads.run(8) { thread in
      for round in 0..<1000 {
        for leaf in 0..<8 {
          filter.set(thread + leaf * 8..<thread + leaf * 8 + 1, { _ in round % 2 == 1 }, everywhere: false)
        }
      }
    }
    expectEqual(leaves(of: filter), Array(0..<64))
  }
}

import StateKitTestSupport
import Testing

@testable import StateKit

struct LeafTableTests {
  private var table: LeafTable<String> {
    var table = LeafTable<String>()
    table.insert("a", order: 1, leaves: 2..<4)
    table.insert("b", order: 2, leaves: nil)
    table.insert("c", order: 3, leaves: 3..<4)
    table.insert("d", order: 4, leaves: nil)
    return table
  }

  @Test(arguments: [(0, ["b", "d"]), (2, ["a", "b", "d"]), (3, ["a", "b", "c", "d"]), (nil, ["b", "d"])])
  func `a leaf has its own elements and the elements for all leaves, in order`(leaf: Int?, elements: [String])
  {
    expectEqual(table.entries(at: leaf).map(\.element), elements)
  }

  @Test func `an element is removed from all its leaves, and other elements stay`() {
    var table = table
    table.remove(order: 1, leaves: 2..<4)
    table.remove(order: 2, leaves: nil)
    expectEqual(table.entries(at: 2).map(\.element), ["d"])
    expectEqual(table.entries(at: 3).map(\.element), ["c", "d"])
  }
}

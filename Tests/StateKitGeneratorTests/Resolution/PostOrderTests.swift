import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct PostOrderTests {
  @Test func `each node comes after all that it leads to`() {
    let next = ["a": ["b", "c"], "b": ["d"], "c": ["d"]]
    expectEqual(PostOrder.nodes(from: "a") { next[$0] ?? [] }, ["d", "b", "c", "a"])
  }

  @Test func `a way back ends`() {
    let next = ["a": ["b", "a"], "b": ["a"]]
    expectEqual(PostOrder.nodes(from: "a") { next[$0] ?? [] }, ["b", "a"])
  }

  @Test func `depth takes no stack`() {
    let nodes = PostOrder.nodes(from: 0) { $0 < 100_000 ? [$0 + 1] : [] }
    expectEqual(nodes.count, 100_001)
    expectEqual(nodes.first, 100_000)
  }
}

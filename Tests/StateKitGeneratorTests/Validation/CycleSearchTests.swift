import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct CycleSearchTests {
  /// The paths from nodes of a graph back to themselves, as the nodes that the steps start from.
  private func cycles(_ graph: [Int: [Int]]) -> [[Int]] {
    var found: [[Int]] = []
    var search = CycleSearch<Int, Int>(
      steps: { node in (graph[node] ?? []).map { (node, $0) } },
      found: { found.append($0) }
    )
    for node in graph.keys.sorted() { search.visit(node) }
    return found
  }

  @Test func `each way back is found`() {
    expectEqual(cycles([0: [1, 0], 1: [2, 3], 2: [0, 3], 3: [1]]), [[0, 1, 2], [1, 2, 3], [0]])
  }

  @Test func `two paths to the same place are not a path back`() {
    expectEqual(cycles([0: [1, 2], 1: [3], 2: [3], 3: []]), [])
  }

  @Test func `long ways back that share a node are no longer together than the graph`() {
    let count = 2_000
    let graph = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, [$0 + 1, 0, $0 - 1]) })
    let found = cycles(graph)
    expectEqual(found.count(where: { $0.count == 2 }), count)
    #expect(found.reduce(0) { $0 + $1.count } < 20 * count)
  }

  @Test func `long disjoint paths back are all found`() {
    let graph = Dictionary(
      uniqueKeysWithValues: (0..<100).map { node in
        (node, [node % 20 == 19 ? node - 19 : node + 1, node + 20])
      }
    )
    expectEqual(cycles(graph).count, 5)
  }
}

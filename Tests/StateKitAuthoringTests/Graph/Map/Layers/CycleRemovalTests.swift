import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct CycleRemovalTests {
  @Test(arguments: 0..<60)
  func `each edge leads to a later vertex, and none is lost`(seed: Int) {
    let graph = RandomEdges(seed: seed)
    let acyclic = graph.acyclic
    expectEqual(acyclic.order.sorted(), Array(0..<graph.count))
    var positions = [Int](repeating: 0, count: graph.count)
    for (position, vertex) in acyclic.order.enumerated() { positions[vertex] = position }
    for (edge, turned) in zip(graph.edges, acyclic.edges) {
      #expect(positions[turned.first] < positions[turned.last])
      let ends = turned.isReversed ? (turned.last, turned.first) : (turned.first, turned.last)
      #expect(ends == (edge.source, edge.target))
      expectEqual(turned.weight, edge.weight)
    }
  }

  @Test(arguments: 0..<60)
  func `fewer than half of the weight is turned around`(seed: Int) {
    let edges = RandomEdges(seed: seed).acyclic.edges
    let turned = edges.filter(\.isReversed).reduce(0) { $0 + $1.weight }
    #expect(2 * turned <= edges.reduce(0) { $0 + $1.weight })
  }

  @Test func `without a cycle nothing is turned around`() {
    let edges = [(0, 1), (1, 2), (0, 2)].map { CycleRemoval.Edge(source: $0.0, target: $0.1, weight: 1) }
    #expect(CycleRemoval(count: 3, edges: edges).edges.allSatisfy { !$0.isReversed })
  }

  @Test func `a line of the tree is turned around before an arrow, and only where it must be`() {
    let arrows = [(1, 2), (3, 0)].map { CycleRemoval.Edge(source: $0.0, target: $0.1, weight: 1) }
    let lines = (1...5).map { CycleRemoval.Edge(source: 0, target: $0, weight: 1, isTree: true) }
    let turned = CycleRemoval(count: 6, edges: arrows + lines).edges.filter(\.isReversed)
    expectEqual(turned.map { [$0.last, $0.first] }, [[0, 3]])
  }

  @Test func `of two arrows in a cycle the one with fewer links is turned around`() {
    let edges = [
      CycleRemoval.Edge(source: 0, target: 1, weight: 1), CycleRemoval.Edge(source: 1, target: 0, weight: 4),
    ]
    expectEqual(CycleRemoval(count: 2, edges: edges).edges.map(\.isReversed), [true, false])
  }
}

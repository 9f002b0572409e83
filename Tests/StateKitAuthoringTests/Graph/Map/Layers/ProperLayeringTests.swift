import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct ProperLayeringTests {
  @Test(arguments: 0..<40)
  func `each segment leads to the next layer, and each way from end to end`(seed: Int) {
    let graph = RandomEdges(seed: seed)
    let layering = graph.layering(bound: 4)
    for segment in layering.segments {
      expectEqual(layering.nodes[segment.first].layer + 1, layering.nodes[segment.last].layer)
    }
    for (edge, way) in zip(graph.acyclic.edges, layering.ways) {
      let segments = way.map { layering.segments[$0] }
      #expect(segments.first?.first == edge.first && segments.last?.last == edge.last)
      #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.last == $1.first })
    }
    expectEqual(layering.layers.joined().sorted(), Array(layering.nodes.indices))
  }

  @Test func `the long edges of a vertex share their dummy vertices`() {
    // From 0 to 3 and to 4, both two layers farther.
    let edges = [(0, 1), (1, 3), (1, 4), (0, 3), (0, 4)].map {
      AcyclicEdge(first: $0.0, last: $0.1, isReversed: false, weight: 1)
    }
    let layering = ProperLayering(layers: [0, 1, 0, 2, 2], edges: edges)
    expectEqual(layering.nodes.count, 6)
    expectEqual(layering.ways[3][0], layering.ways[4][0])
    #expect(layering.sharesStart[3])
  }

  @Test func `an arrow and a line of the tree do not share a segment`() {
    let edges = [false, true].map { AcyclicEdge(first: 0, last: 1, isReversed: false, weight: 1, isTree: $0) }
    expectEqual(ProperLayering(layers: [0, 2], edges: edges).ways, [[0, 1], [2, 3]])
  }

  @Test func `edges in opposite directions do not share a segment`() {
    let edges = [false, true].map { AcyclicEdge(first: 0, last: 1, isReversed: $0, weight: 1) }
    expectEqual(ProperLayering(layers: [0, 1], edges: edges).ways, [[0], [1]])
  }
}

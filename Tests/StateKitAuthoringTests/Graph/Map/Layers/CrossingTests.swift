import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct CrossingTests {
  @Test(arguments: 0..<40)
  func `the count is that of all pairs of segments`(seed: Int) {
    let layering = RandomEdges(seed: seed).layering(bound: 5)
    expectEqual(CrossingCount.total(layering.layers, after: layering.after), pairs(layering, layering.layers))
  }

  @Test(arguments: 0..<40)
  func `the sweeps do not leave more crossings than before, and keep the nodes in their layers`(seed: Int) {
    let layering = RandomEdges(seed: seed).layering(bound: 5)
    let reduced = CrossingReduction(layering, rounds: 8)
    #expect(reduced.crossings <= pairs(layering, layering.layers))
    expectEqual(reduced.crossings, pairs(layering, reduced.layers))
    expectEqual(reduced.layers.map { $0.sorted() }, layering.layers.map { $0.sorted() })
  }

  @Test func `two segments that cross are exchanged`() {
    let edges = [(0, 3), (1, 2)].map { AcyclicEdge(first: $0.0, last: $0.1, isReversed: false, weight: 1) }
    let layering = ProperLayering(layers: [0, 0, 1, 1], edges: edges)
    expectEqual(pairs(layering, layering.layers), 1)
    expectEqual(CrossingReduction(layering, rounds: 1).crossings, 0)
  }

  private func pairs(_ layering: ProperLayering, _ layers: [[Int]]) -> Int {
    var positions = [Int](repeating: 0, count: layering.nodes.count)
    for layer in layers {
      for (position, node) in layer.enumerated() { positions[node] = position }
    }
    var crossings = 0
    for (index, one) in layering.segments.enumerated() {
      for other in layering.segments[(index + 1)...]
      where layering.nodes[one.first].layer == layering.nodes[other.first].layer {
        let starts = positions[one.first] - positions[other.first]
        let ends = positions[one.last] - positions[other.last]
        if starts * ends < 0 { crossings += 1 }
      }
    }
    return crossings
  }
}

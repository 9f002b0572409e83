import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct LayerAssignmentTests {
  @Test(arguments: 0..<60, [1, 3, 100])
  func `each edge leads to a later layer, and no layer exceeds the bound`(seed: Int, bound: Int) {
    let graph = RandomEdges(seed: seed).acyclic
    let layers = LayerAssignment(graph, bound: bound).layers
    #expect(graph.edges.allSatisfy { layers[$0.first] < layers[$0.last] })
    let sizes = Dictionary(grouping: layers) { $0 }
    #expect(sizes.values.allSatisfy { $0.count <= bound })
    expectEqual(Set(layers), Set(0...(layers.max() ?? 0)))
  }

  @Test func `a source stands beside its target`() {
    // A long path, and a vertex that only leads to its end.
    let edges = [(0, 1), (1, 2), (2, 3), (4, 3)].map {
      CycleRemoval.Edge(source: $0.0, target: $0.1, weight: 1)
    }
    expectEqual(LayerAssignment(CycleRemoval(count: 5, edges: edges), bound: 5).layers, [0, 1, 2, 3, 2])
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct LayeredLayoutTests {
  private func layout(seed: Int, bound: Int = 5) -> (graph: RandomEdges, layout: LayeredLayout) {
    let graph = RandomEdges(seed: seed)
    return (graph, LayeredLayout(graph.acyclic, sizes: graph.sizes, bound: bound, rounds: 6))
  }

  @Test(arguments: 0..<Thoroughness.rounds(20, all: 60))
  func `no two boxes overlap, and all are in the drawing`(seed: Int) {
    let (graph, layout) = layout(seed: seed)
    for (index, box) in layout.boxes.enumerated() {
      #expect(box.width == graph.sizes[index].depth && box.height == graph.sizes[index].breadth)
      #expect(box.x >= 0 && box.right <= layout.width && box.y >= 0 && box.bottom <= layout.height)
      #expect(!layout.boxes[(index + 1)...].contains { $0.intersects(box) })
    }
  }

  @Test(arguments: 0..<Thoroughness.rounds(20, all: 60))
  func `an arrow begins and ends at its boxes, and does not cross another box`(seed: Int) {
    let (graph, layout) = layout(seed: seed)
    for (edge, route) in zip(graph.edges, layout.routes) {
      let (source, target) = (layout.boxes[edge.source], layout.boxes[edge.target])
      expectEqual(route.first.map { $0.x == source.right || $0.x == source.x }, true)
      expectEqual(route.last.map { $0.x == target.right || $0.x == target.x }, true)
      expectEqual(route.first.map { source.y < $0.y && $0.y < source.bottom }, true)
      expectEqual(route.last.map { target.y < $0.y && $0.y < target.bottom }, true)
      let samples = samples(of: route)
      for box in layout.boxes {
        #expect(!samples.contains { box.isAround($0) }, "\(edge)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `an arrow that is not turned around leads to the right`(seed: Int) {
    let (_, layout) = layout(seed: seed)
    for (isReversed, route) in zip(layout.isReversed, layout.routes) {
      let xs = route.map(\.x)
      expectEqual(xs, (isReversed ? xs.sorted(by: >) : xs.sorted()))
    }
  }

  @Test(arguments: 0..<20)
  func `the same graph gives the same layout`(seed: Int) {
    let (one, other) = (layout(seed: seed).layout, layout(seed: seed).layout)
    #expect(one.boxes == other.boxes && one.routes == other.routes)
  }

  @Test(arguments: 0..<20)
  func `the width decides how wide the layers may be`(seed: Int) {
    #expect(layout(seed: seed, bound: 1).layout.height <= layout(seed: seed, bound: 100).layout.height)
  }

  /// Points on the straight parts and the curves of a route.
  private func samples(of route: [LayoutPoint]) -> [LayoutPoint] {
    route.indices.dropFirst().flatMap { index in
      (0...10).map { step in
        let part = Double(step) / 10
        let (start, end) = (route[index - 1], route[index])
        guard index.isMultiple(of: 2) else {
          return LayoutPoint(x: start.x + (end.x - start.x) * step / 10, y: start.y)
        }
        return MapCurve.point(part, start, end, .wide)
      }
    }
  }
}

extension LayoutRectangle {
  func intersects(_ other: LayoutRectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether a point is inside, and not at the edge.
  func isAround(_ point: LayoutPoint) -> Bool {
    x < point.x && point.x < right && y < point.y && point.y < bottom
  }
}

/// The places of the layers: each is a band as wide as its widest box, from left to right, with a gap for the curves.
struct LayerBands {
  /// The left and right edges of each layer.
  private(set) var edges: [ClosedRange<Int>] = []
  private(set) var width: Int = 0

  init(_ layering: ProperLayering, middles: [Int], sizes: [LayerRouting.Size]) {
    var depths = [Int](repeating: 0, count: layering.layers.count)
    for (vertex, size) in sizes.enumerated() {
      depths[layering.nodes[vertex].layer] = max(depths[layering.nodes[vertex].layer], size.depth)
    }
    var (counts, rises) = (depths.map { _ in 0 }, depths.map { _ in 0 })
    for segment in layering.segments {
      let layer = layering.nodes[segment.first].layer
      counts[layer] += 1
      rises[layer] = max(rises[layer], abs(middles[segment.first] - middles[segment.last]))
    }
    var x = 0
    for layer in depths.indices {
      edges.append(x...x + depths[layer])
      width = x + depths[layer]
      x = width + MapMetrics.layerGap(segments: counts[layer], rise: rises[layer])
    }
  }
}

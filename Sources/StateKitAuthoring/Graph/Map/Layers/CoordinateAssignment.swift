/// Gives each node its place in its layer: near its neighbours, without overlaps. Long edges are straightened first,
/// because segments between dummy vertices weigh most.
struct CoordinateAssignment {
  /// The middle of each node along its layer. The first box begins at 0.
  private(set) var middles: [Int] = []
  /// The length of the longest layer.
  private(set) var breadth: Int = 0

  private let layering: ProperLayering
  private let layers: [[Int]]
  private let breadths: [Int]
  private var places: [Double]

  /// - Parameter breadths: The lengths of the vertices along their layers.
  /// - Parameter rounds: The number of pairs of a forward and a backward sweep.
  init(_ layering: ProperLayering, order layers: [[Int]], breadths: [Int], rounds: Int = 6) {
    self.layering = layering
    self.layers = layers
    self.breadths = layering.nodes.map { $0.vertex.map { breadths[$0] } ?? 0 }
    places = [Double](repeating: 0, count: layering.nodes.count)
    for layer in layers { settle(layer, near: []) }
    for _ in 0..<rounds {
      for layer in layers.dropFirst() { settle(layer, near: [layering.before]) }
      for layer in layers.dropLast().reversed() { settle(layer, near: [layering.after]) }
    }
    for layer in layers + layers.reversed() { settle(layer, near: [layering.before, layering.after]) }
    let start = layering.nodes.indices.map { places[$0] - Double(self.breadths[$0]) / 2 }.min() ?? 0
    middles = places.map { Int(($0 - start.rounded(.down)).rounded()) }
    breadth = layering.nodes.indices.map { middles[$0] + (self.breadths[$0] + 1) / 2 }.max() ?? 0
  }

  private mutating func settle(_ layer: [Int], near sides: [[[Int]]]) {
    let distances = zip(layer, layer.dropFirst()).map { distance($0, $1) }
    let wishes = layer.map { wish($0, near: sides) }
    let settled = IsotonicRegression.positions(wishes, distances: distances)
    for (node, place) in zip(layer, settled) { places[node] = place }
  }

  private func distance(_ first: Int, _ second: Int) -> Double {
    let isDummy = (layering.nodes[first].vertex == nil, layering.nodes[second].vertex == nil)
    let gap =
      isDummy.0 && isDummy.1
      ? MapMetrics.lineGap : isDummy.0 || isDummy.1 ? MapMetrics.lineMargin : MapMetrics.boxGap
    // Halves are rounded up, so that two boxes do not touch when positions are rounded.
    return Double((breadths[first] + 1) / 2 + (breadths[second] + 1) / 2 + gap)
  }

  /// The weighted mean of the neighbours' places. A node without a neighbour wants to keep its place.
  private func wish(_ node: Int, near sides: [[[Int]]]) -> IsotonicRegression.Wish {
    var (sum, weight) = (0.0, 0.0)
    for side in sides {
      for neighbour in side[node] {
        let edge = self.weight(node, neighbour)
        sum += places[neighbour] * edge
        weight += edge
      }
    }
    return weight == 0
      ? IsotonicRegression.Wish(position: places[node], weight: 0.1)
      : IsotonicRegression.Wish(position: sum / weight, weight: weight)
  }

  private func weight(_ first: Int, _ second: Int) -> Double {
    switch (layering.nodes[first].vertex, layering.nodes[second].vertex) {
    case (nil, nil): 8
    case (nil, _), (_, nil): 2
    default: 1
    }
  }
}

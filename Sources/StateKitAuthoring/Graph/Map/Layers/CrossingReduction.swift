/// Orders the nodes of each layer so that few segments cross: by sweeps of barycentres in both directions, with
/// transpositions of neighbours, as Gansner, Koutsofios, North and Vo do with medians.
struct CrossingReduction {
  /// The best order found, and its number of crossings.
  private(set) var layers: [[Int]]
  private(set) var crossings: Int

  private let before: [[Int]]
  private let after: [[Int]]
  private var positions: [Int]

  init(_ layering: ProperLayering, rounds: Int) {
    (before, after, layers) = (layering.before, layering.after, layering.layers)
    crossings = CrossingCount.total(layers, after: after)
    positions = [Int](repeating: 0, count: layering.nodes.count)
    var (best, fewest, idle) = (layers, crossings, 0)
    for _ in 0..<rounds where fewest > 0 && idle < CrossingReduction.patience {
      sweep()
      crossings = CrossingCount.total(layers, after: after)
      idle = crossings < fewest ? 0 : idle + 1
      if crossings < fewest { (best, fewest) = (layers, crossings) }
    }
    (layers, crossings) = (best, fewest)
  }

  /// The number of rounds without an improvement after which the search ends.
  private static let patience: Int = 3
  private static let transpositions: Int = 4

  private mutating func sweep() {
    for layer in layers.indices { number(layer) }
    for layer in layers.indices.dropFirst() { sort(layer, by: before) }
    for layer in layers.indices.dropLast().reversed() { sort(layer, by: after) }
    for _ in 0..<CrossingReduction.transpositions {
      var isBetter = false
      for layer in layers.indices where transpose(layer) { isBetter = true }
      if !isBetter { return }
    }
  }

  private mutating func number(_ layer: Int) {
    for (position, node) in layers[layer].enumerated() { positions[node] = position }
  }

  /// Sorts the nodes by the mean position of their neighbours; a node without a neighbour stays at its place.
  private mutating func sort(_ layer: Int, by neighbours: [[Int]]) {
    let slots = layers[layer].indices.filter { !neighbours[layers[layer][$0]].isEmpty }
    let sorted = slots.map { slot in
      let ends = neighbours[layers[layer][slot]]
      let sum = ends.reduce(0) { $0 + positions[$1] }
      return (node: layers[layer][slot], mean: Double(sum) / Double(ends.count), slot: slot)
    }
    .sorted { ($0.mean, $0.slot) < ($1.mean, $1.slot) }
    for (slot, entry) in zip(slots, sorted) { layers[layer][slot] = entry.node }
    number(layer)
  }

  /// Exchanges neighbours where this reduces the crossings. Returns whether it exchanged any.
  private mutating func transpose(_ layer: Int) -> Bool {
    var isBetter = false
    for index in layers[layer].indices.dropLast() {
      let (left, right) = (layers[layer][index], layers[layer][index + 1])
      let gain = [before, after].reduce(0) { gain, neighbours in
        let (lefts, rights) = (places(neighbours[left]), places(neighbours[right]))
        return gain + crossings(lefts, rights) - crossings(rights, lefts)
      }
      guard gain > 0 else { continue }
      layers[layer].swapAt(index, index + 1)
      (positions[left], positions[right]) = (index + 1, index)
      isBetter = true
    }
    return isBetter
  }

  private func places(_ nodes: [Int]) -> [Int] { nodes.map { positions[$0] }.sorted() }

  /// The number of pairs of a left end and a right end that cross if left stands before right.
  private func crossings(_ lefts: [Int], _ rights: [Int]) -> Int {
    var (count, index) = (0, 0)
    for left in lefts {
      while index < rights.count, rights[index] < left { index += 1 }
      count += index
    }
    return count
  }
}

/// Assigns a layer to each vertex, so that each edge leads to a later layer.
///
/// Layers are filled as by Coffman and Graham: of the vertices whose predecessors have a layer, those with the
/// longest path to a sink come first, and no layer has more vertices than the bound. Then vertices move within
/// their bounds to the side where most of their edges are, which makes edges shorter.
struct LayerAssignment {
  /// The layer of each vertex, from 0.
  private(set) var layers: [Int]
  private let order: [Int]
  private let bound: Int
  private var sizes: [Int] = []
  private var before: [[AcyclicEdge]]
  private var after: [[AcyclicEdge]]

  init(_ graph: CycleRemoval, bound: Int) {
    let count = graph.order.count
    order = graph.order
    self.bound = max(1, bound)
    layers = [Int](repeating: 0, count: count)
    before = [[AcyclicEdge]](repeating: [], count: count)
    after = before
    for edge in graph.edges {
      after[edge.first].append(edge)
      before[edge.last].append(edge)
    }
    fill()
    for _ in 0..<LayerAssignment.rounds {
      for vertex in order.reversed() { move(vertex) }
      for vertex in order { move(vertex) }
    }
    removeEmptyLayers()
  }

  private static let rounds: Int = 3

  private mutating func fill() {
    let heights = heights()
    var missing = before.map(\.count)
    var ready = order.filter { missing[$0] == 0 }
    while !ready.isEmpty {
      ready.sort { (-heights[$0], $0) < (-heights[$1], $1) }
      let chosen = ready.prefix(bound)
      ready.removeFirst(chosen.count)
      for vertex in chosen {
        layers[vertex] = sizes.count
        for edge in after[vertex] {
          missing[edge.last] -= 1
          if missing[edge.last] == 0 { ready.append(edge.last) }
        }
      }
      sizes.append(chosen.count)
    }
  }

  /// The number of edges on the longest path from each vertex to a sink.
  private func heights() -> [Int] {
    var heights = [Int](repeating: 0, count: order.count)
    for vertex in order.reversed() {
      heights[vertex] = after[vertex].map { heights[$0.last] + 1 }.max() ?? 0
    }
    return heights
  }

  /// Moves a vertex as far as its neighbours and the bound allow it, if that makes its edges shorter.
  private mutating func move(_ vertex: Int) {
    let pull = after[vertex].reduce(0) { $0 + $1.weight } - before[vertex].reduce(0) { $0 + $1.weight }
    let old = layers[vertex]
    var new = old
    // A box that is only connected to its parent may exceed the bound, so that it stands near the parent.
    let isLeaf = after[vertex].isEmpty && before[vertex].allSatisfy(\.isTree)
    let room = isLeaf ? 2 * bound : bound
    if pull > 0, let end = after[vertex].map({ layers[$0.last] - 1 }).min() {
      new = stride(from: end, to: old, by: -1).first { sizes[$0] < bound } ?? old
    } else if pull < 0, let start = before[vertex].map({ layers[$0.first] + 1 }).max() {
      new = stride(from: start, to: old, by: 1).first { sizes[$0] < room } ?? old
    }
    sizes[old] -= 1
    sizes[new] += 1
    layers[vertex] = new
  }

  private mutating func removeEmptyLayers() {
    var numbers: [Int] = []
    for size in sizes { numbers.append((numbers.last ?? -1) + (size > 0 ? 1 : 0)) }
    for vertex in layers.indices { layers[vertex] = max(0, numbers[layers[vertex]]) }
  }
}

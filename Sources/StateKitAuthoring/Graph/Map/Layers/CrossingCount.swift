/// Counts the crossings of segments between layers, as Barth, Mutzel and Jünger do: with a tree of sums.
enum CrossingCount {
  static func total(_ layers: [[Int]], after: [[Int]]) -> Int {
    var positions = [Int](repeating: 0, count: after.count)
    for layer in layers {
      for (position, node) in layer.enumerated() { positions[node] = position }
    }
    return zip(layers, layers.dropFirst()).reduce(0) { sum, pair in
      sum + between(pair.0, count: pair.1.count, after: after, positions)
    }
  }

  private static func between(_ first: [Int], count: Int, after: [[Int]], _ positions: [Int]) -> Int {
    // A Fenwick tree: the number of earlier segments that end at each position.
    var tree = [Int](repeating: 0, count: count + 1)
    var (crossings, seen) = (0, 0)
    for node in first {
      let ends = after[node].map { positions[$0] }
      for end in ends {
        var (index, below) = (end + 1, 0)
        while index > 0 {
          below += tree[index]
          index -= index & -index
        }
        crossings += seen - below
      }
      for end in ends {
        var index = end + 1
        while index < tree.count {
          tree[index] += 1
          index += index & -index
        }
      }
      seen += ends.count
    }
    return crossings
  }
}

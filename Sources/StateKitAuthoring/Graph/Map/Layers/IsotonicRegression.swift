/// The positions in a row that are nearest to wanted positions, with at least the given distances between
/// neighbours: a weighted least-squares fit, found by pooling adjacent violators.
enum IsotonicRegression {
  /// A wish for a position, with its weight.
  struct Wish {
    let position: Double
    let weight: Double
  }

  /// - Parameter distances: The smallest distance of each element but the first from the one before it.
  static func positions(_ wishes: [Wish], distances: [Double]) -> [Double] {
    var offsets = [0.0]
    for distance in distances { offsets.append((offsets.last ?? 0) + distance) }
    var blocks: [(mean: Double, weight: Double, count: Int)] = []
    for (wish, offset) in zip(wishes, offsets) {
      blocks.append((wish.position - offset, wish.weight, 1))
      while blocks.count > 1, blocks[blocks.count - 2].mean > blocks[blocks.count - 1].mean {
        let last = blocks.removeLast()
        let block = blocks[blocks.count - 1]
        let weight = block.weight + last.weight
        let mean = (block.mean * block.weight + last.mean * last.weight) / weight
        blocks[blocks.count - 1] = (mean, weight, block.count + last.count)
      }
    }
    let means = blocks.flatMap { [Double](repeating: $0.mean, count: $0.count) }
    return zip(means, offsets).map { $0 + $1 }
  }
}

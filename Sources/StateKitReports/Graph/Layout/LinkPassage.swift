/// The way of a link: at which heights it passes from column to column.
struct LinkPassage {
  /// Whether it begins at the right edge of its row, and ends at that of the other.
  let leavesRight: Bool
  let arrivesRight: Bool
  /// What lies to the right of these columns is passed, in this order.
  let gutters: [Int]
  /// Where it begins, where it crosses each column on the way, and where it ends.
  var levels: [Int]
  /// By the positions of the gutters.
  var lanes: [Int] = []

  /// Between rows of two columns. In one column the way goes around on the right.
  init(from source: Int, to target: Int) {
    leavesRight = source <= target
    arrivesRight = source >= target
    gutters =
      source == target
      ? [source] : source < target ? Array(source..<target) : (target..<source).reversed()
    levels = Array(repeating: 0, count: gutters.count + 1)
  }

  /// The columns that are crossed between two gutters.
  var crossed: [Int] { gutters.dropFirst().map { leavesRight ? $0 : $0 + 1 } }
}

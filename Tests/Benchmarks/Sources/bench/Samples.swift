/// Repeated measurements of one thing. The minimum is its cost; the median, the time that a user waits for it.
struct Samples {
  private let sorted: [Double]

  /// Measures at least once.
  init(_ count: Int, _ measure: () throws -> Double) rethrows {
    self.init(try (0..<max(count, 1)).map { _ in try measure() })
  }

  init(_ measured: [Double]) {
    sorted = measured.isEmpty ? [0] : measured.sorted()
  }

  var minimum: Double { sorted[0] }
  var maximum: Double { sorted[sorted.count - 1] }
  var median: Double { sorted[sorted.count / 2] }
}

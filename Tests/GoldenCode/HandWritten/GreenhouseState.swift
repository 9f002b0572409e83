import StateKit

nonisolated extension GreenhouseState {
  /// An invariant that the schema names.
  var isCounted: Bool { total == 0 || total == beds.map(\.height).reduce(0, +) }
}

nonisolated extension BedState {
  /// An invariant that the schema names. It counts how often it is read.
  var isUpward: Bool {
    BedReads.current?.add()
    return height >= 0
  }
}

/// A number of reads, of one test, which reads on one thread.
package nonisolated final class BedReads: @unchecked Sendable {
  @TaskLocal package static var current: BedReads?

  package private(set) var count = 0

  package init() {}

  func add() { count += 1 }
}

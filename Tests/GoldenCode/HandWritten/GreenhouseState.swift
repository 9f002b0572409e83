import StateKit

extension GreenhouseState {
  /// An invariant that the schema names.
  var isCounted: Bool { total == 0 || total == beds.map(\.height).reduce(0, +) }
}

extension BedState {
  /// An invariant that the schema names. It counts how often it is read.
  var isUpward: Bool {
    BedReads.current?.add()
    return height >= 0
  }
}

/// A number of reads, of one test.
package final class BedReads: Sendable {
  @TaskLocal package static var current: BedReads?

  private let state = Lock(0)

  package init() {}

  package var count: Int { state.withLock { $0 } }

  func add() { state.withLock { $0 += 1 } }
}

import Foundation
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

/// A number of reads, of one test.
package nonisolated final class BedReads: @unchecked Sendable {
  @TaskLocal package static var current: BedReads?

  private let lock = NSLock()
  private var reads = 0

  package init() {}

  package var count: Int { lock.withLock { reads } }

  func add() { lock.withLock { reads += 1 } }
}

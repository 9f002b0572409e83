import Foundation

/// The number of random schemas, and their first seed.
///
///     STATEKIT_SEED=7 STATEKIT_SCHEMAS=300 swift test --filter RandomSchemaTests
enum Seeds {
  static let seed: UInt64 = number("STATEKIT_SEED") ?? 1
  static let count: Int = number("STATEKIT_SCHEMAS").map(Int.init) ?? 12

  /// The seed of one schema. A run with this `STATEKIT_SEED` and one schema draws it again.
  static func seed(ofSchema index: Int) -> UInt64 { seed &+ UInt64(index) }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }
}

import Foundation

/// The duration of the stress tests.
///
///     STATEKIT_STRESS_ROUNDS=100 STATEKIT_SEED=7 swift test --filter StoreStressTests
enum StressRounds {
  static let count: Int = number("STATEKIT_STRESS_ROUNDS").map(Int.init) ?? 1
  /// The seed of the threads' work. Their timing is not reproducible.
  static let seed: UInt64 = number("STATEKIT_SEED") ?? 1
  /// Fewer rounds are not enough to judge memory use.
  static let areMany = count >= 10

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}

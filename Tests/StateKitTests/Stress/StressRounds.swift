import Foundation

/// How long the stress lasts.
///
///     STATEKIT_STRESS_ROUNDS=100 STATEKIT_SEED=7 swift test --filter StoreStressTests
enum StressRounds {
  static let count: Int = number("STATEKIT_STRESS_ROUNDS").map(Int.init) ?? 1
  /// What the threads do is drawn from it; how they meet is not.
  static let seed: UInt64 = number("STATEKIT_SEED") ?? 1
  /// Fewer rounds tell nothing of memory.
  static let areMany = count >= 10

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}

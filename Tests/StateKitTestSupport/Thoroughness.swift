import Foundation

/// The number of cases in tests with very many cases: a part at every change, all before a merge and each
/// night.
///
///     STATEKIT_TESTS=all swift test
package enum Thoroughness {
  package static let isFull = ProcessInfo.processInfo.environment["STATEKIT_TESTS"] == "all"

  /// A number of rounds, of inputs or of steps.
  package static func rounds(_ few: Int, all: Int) -> Int { isFull ? all : few }

  /// All values, or a few of them at equal distances, including the last one.
  package static func some<Value>(_ few: Int, of all: [Value]) -> [Value] {
    guard !isFull, few < all.count else { return all }
    return (1...few).map { all[$0 * all.count / few - 1] }
  }
}

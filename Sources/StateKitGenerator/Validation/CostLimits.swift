/// From where on a schema is told what it costs. Each limit is where a measured curve begins to rise; the numbers are of
/// Swift 6.3 on x86-64.
package enum CostLimits {
  /// Bytes of one action's payload. All actions of a tree are as large as the largest: behind a payload of 8 bytes the
  /// smallest action goes through a queue in 20 ns, behind 64 bytes in 17, behind 256 in 160, behind 1,024 in 210.
  package static let payload: Int = 256

  /// Cases of one action enum. Up to 500 each costs 4 ms of compile time in a debug and 10 ms in a release build; at
  /// 1,000 it is 4 and 15 ms, at 3,000 6 and 32 ms.
  package static let cases: Int = 500

  /// Domains on the way from a root to an action, the root not counted. Each is a case around the action, a `switch`
  /// on the way of every one below, and a word of its name.
  package static let levels: Int = 8
}

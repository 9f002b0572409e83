/// The limits above which a schema causes a warning or note about its cost. Each limit is where a measured curve starts
/// to rise; the numbers are for Swift 6.3 on x86-64.
package enum CostLimits {
  /// Bytes of one action's payload. All actions of a tree are as large as the largest. With a largest payload of 8
  /// bytes the smallest action passes through a queue in 20 ns; with 64 bytes in 17, with 256 in 160, with 1,024 in
  /// 210.
  package static let payload: Int = 256

  /// Cases of one action enum. Up to 500, each case costs 4 ms of compile time in a debug build and 10 ms in a release
  /// build; at 1,000 the costs are 4 and 15 ms, at 3,000 they are 6 and 32 ms.
  package static let cases: Int = 500

  /// Domains on the path from a root to an action, without the root. Each adds a case around the action, a `switch` on
  /// the path of every action below, and a word to its name.
  package static let levels: Int = 8
}

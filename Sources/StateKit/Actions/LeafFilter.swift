/// A set of leaves with registrations, such as bridges or side effects; any thread may ask it without a lock.
final class LeafFilter: Sendable {
  private let leaves: AtomicBits
  private let isEverywhere = AtomicFlag(false)

  /// An empty filter for a number of leaves.
  init(leafCount: Int) {
    leaves = AtomicBits(limit: leafCount)
  }

  /// A filter that contains every action.
  static let everything = {
    let filter = LeafFilter(leafCount: 0)
    filter.isEverywhere.store(true)
    return filter
  }()

  /// Whether the filter contains every action.
  @inline(__always)
  var isEverything: Bool { isEverywhere.load() }

  /// Whether something may be registered for an action.
  ///
  /// - Parameter leaf: Nil for an action without a leaf, which matches registrations for every action only. Action types
  ///   written by hand may return any index.
  @inline(__always)
  func mayContain(_ leaf: Int?) -> Bool {
    isEverything || leaf.map { leaves.contains($0) } ?? false
  }

  /// Adds or removes leaves. A nil range stands for every action, even one without a leaf.
  func set(_ range: Range<Int>?, _ isThere: (Int) -> Bool, everywhere: Bool) {
    guard let range else { return isEverywhere.store(everywhere) }
    for leaf in range.clamped(to: 0..<leaves.limit) {
      if isThere(leaf) { leaves.insert(leaf) } else { leaves.remove(leaf) }
    }
  }
}

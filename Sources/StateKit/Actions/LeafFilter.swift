import Synchronization

/// A set of leaves with registrations, such as bridges or side effects; any thread may ask it without a lock.
final class LeafFilter: Sendable {
  private let wordCount: Int
  // Allocated in `init` and freed in `deinit`; the memory contains atomics only.
  private nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let isEverywhere = Atomic(false)

  /// An empty filter for a number of leaves.
  init(leafCount: Int) {
    wordCount = (leafCount + 63) / 64
    words = .allocate(capacity: wordCount)
    for word in 0..<wordCount { (words + word).initialize(to: Atomic(0)) }
  }

  /// A filter that contains every action.
  static let everything = {
    let filter = LeafFilter(leafCount: 0)
    filter.isEverywhere.store(true, ordering: .relaxed)
    return filter
  }()

  deinit {
    words.deinitialize(count: wordCount)
    words.deallocate()
  }

  /// Whether the filter contains every action.
  @inline(__always)
  var isEverything: Bool { isEverywhere.load(ordering: .relaxed) }

  /// Whether something may be registered for an action.
  ///
  /// - Parameter leaf: Nil for an action without a leaf, which matches registrations for every action only.
  @inline(__always)
  func mayContain(_ leaf: Int?) -> Bool {
    if isEverything { return true }
    // Also for negative numbers: action types written by hand may return any index.
    guard let leaf, UInt(bitPattern: leaf) >> 6 < UInt(bitPattern: wordCount) else { return false }
    return words[leaf >> 6].load(ordering: .acquiring) & (1 << UInt64(leaf & 63)) != 0
  }

  /// Puts leaves in or takes them out; nil stands for every action, also actions without a leaf.
  func set(_ leaves: Range<Int>?, _ isThere: (Int) -> Bool, everywhere: Bool) {
    guard let leaves else { return isEverywhere.store(everywhere, ordering: .releasing) }
    for leaf in leaves.clamped(to: 0..<wordCount << 6) {
      let bit: UInt64 = 1 << UInt64(leaf & 63)
      if isThere(leaf) {
        words[leaf >> 6].bitwiseOr(bit, ordering: .releasing)
      } else {
        words[leaf >> 6].bitwiseAnd(~bit, ordering: .releasing)
      }
    }
  }
}

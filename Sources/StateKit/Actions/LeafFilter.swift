import Synchronization

/// The leaves that something is there for: any thread may ask, without a lock.
final class LeafFilter: Sendable {
  private let wordCount: Int
  // Allocated in `init`, freed in `deinit`; what is there are atomics.
  private nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let isEverywhere = Atomic(false)

  /// A filter for so many leaves, none of them in it.
  init(leafCount: Int) {
    wordCount = (leafCount + 63) / 64
    words = .allocate(capacity: wordCount)
    for word in 0..<wordCount { (words + word).initialize(to: Atomic(0)) }
  }

  /// A filter that leaves nothing out.
  static let everything = {
    let filter = LeafFilter(leafCount: 0)
    filter.isEverywhere.store(true, ordering: .relaxed)
    return filter
  }()

  deinit {
    words.deinitialize(count: wordCount)
    words.deallocate()
  }

  /// Whether it leaves nothing out.
  @inline(__always)
  var isEverything: Bool { isEverywhere.load(ordering: .relaxed) }

  /// Whether an action may have something.
  ///
  /// - Parameter leaf: Nil for an action that has no leaves: then only what is for every action counts.
  @inline(__always)
  func mayContain(_ leaf: Int?) -> Bool {
    if isEverything { return true }
    // Below 0 too: actions written by hand may say anything.
    guard let leaf, UInt(bitPattern: leaf) >> 6 < UInt(bitPattern: wordCount) else { return false }
    return words[leaf >> 6].load(ordering: .acquiring) & (1 << UInt64(leaf & 63)) != 0
  }

  /// Puts leaves in or takes them out; nil stands for every action.
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

/// A set of the numbers from zero to a limit, which any thread may ask and change at any time.
struct AtomicBits: ~Copyable, @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt>
  let limit: Int

  /// An empty set.
  init(limit: Int) {
    self.limit = limit
    let count = (limit + UInt.bitWidth - 1) / UInt.bitWidth
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
  }

  deinit {
    words.deallocate()
  }

  /// - Parameter number: Any number; a negative one is not in the set.
  @inline(__always)
  func contains(_ number: Int) -> Bool {
    guard UInt(bitPattern: number) < UInt(bitPattern: limit) else { return false }
    return word(of: number).atomicLoad() & bit(of: number) != 0
  }

  /// - Parameter number: A number below the limit.
  func insert(_ number: Int) { word(of: number).atomicInsert(bit(of: number)) }

  /// - Parameter number: A number below the limit.
  func remove(_ number: Int) { word(of: number).atomicRemove(bit(of: number)) }

  @inline(__always)
  private func word(of number: Int) -> UnsafeMutablePointer<UInt> { words + number / UInt.bitWidth }

  @inline(__always)
  private func bit(of number: Int) -> UInt { 1 << (UInt(bitPattern: number) % UInt(UInt.bitWidth)) }
}

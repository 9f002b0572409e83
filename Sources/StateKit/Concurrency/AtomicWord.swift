// Atomics for systems before iOS 18 and macOS 15, which do not have `Synchronization`. The compiler's own functions, as
// swift-atomics and swift-collections call them.
internal import Builtin

/// A word that any thread may read and change at any time.
///
/// Loads and changes are sequentially consistent; a store only releases what was written before it.
struct AtomicWord: ~Copyable, @unchecked Sendable {
  // Not a property of an object, because an exclusive access to a property would look like a race.
  private let address: UnsafeMutablePointer<UInt>

  init(_ value: UInt = 0) {
    address = .allocate(capacity: 1)
    address.initialize(to: value)
  }

  deinit {
    address.deallocate()
  }

  @inline(__always)
  func load() -> UInt { address.atomicLoad() }

  @inline(__always)
  func store(_ value: UInt) {
    Builtin.atomicstore_release_Word(address._rawValue, value._builtinWordValue)
  }

  /// - Returns: The earlier value.
  @inline(__always)
  func exchange(_ value: UInt) -> UInt {
    UInt(Builtin.atomicrmw_xchg_seqcst_Word(address._rawValue, value._builtinWordValue))
  }

  /// Changes the word if it is as expected; this may also fail by chance.
  ///
  /// - Parameter expected: Becomes the value that was found.
  @inline(__always)
  func compareExchange(_ expected: inout UInt, _ value: UInt) -> Bool {
    let (found, isDone) = Builtin.cmpxchg_seqcst_seqcst_weak_Word(
      address._rawValue,
      expected._builtinWordValue,
      value._builtinWordValue
    )
    expected = UInt(found)
    return Bool(isDone)
  }
}

extension UnsafeMutablePointer<UInt> {
  @inline(__always)
  func atomicLoad() -> UInt { UInt(Builtin.atomicload_seqcst_Word(_rawValue)) }

  func atomicInsert(_ bits: UInt) {
    _ = Builtin.atomicrmw_or_seqcst_Word(_rawValue, bits._builtinWordValue)
  }

  func atomicRemove(_ bits: UInt) {
    _ = Builtin.atomicrmw_and_seqcst_Word(_rawValue, (~bits)._builtinWordValue)
  }
}

/// A flag that any thread may read and change at any time.
struct AtomicFlag: ~Copyable, Sendable {
  private let word: AtomicWord

  init(_ value: Bool) {
    word = AtomicWord(value ? 1 : 0)
  }

  @inline(__always)
  func load() -> Bool { word.load() != 0 }

  @inline(__always)
  func store(_ value: Bool) { word.store(value ? 1 : 0) }

  /// - Returns: The earlier value.
  @inline(__always)
  func exchange(_ value: Bool) -> Bool { word.exchange(value ? 1 : 0) != 0 }
}

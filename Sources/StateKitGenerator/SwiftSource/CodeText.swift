/// The bytes of a piece of code, in UTF-8. A run spends nearly all its time on joining such pieces, and appending an
/// array to another takes three times as many instructions.
struct CodeText: @unchecked Sendable {
  // Sendable, because shared memory is never written to.
  private typealias Storage = ManagedBuffer<Header, UInt8>

  private struct Header {
    var count: Int
    let capacity: Int
  }

  /// Nil for an empty text.
  private var storage: Storage?

  // By pointer, because each access to the header itself is checked at run time.
  var count: Int { storage?.withUnsafeMutablePointerToHeader { $0.pointee.count } ?? 0 }

  private var capacity: Int { storage?.withUnsafeMutablePointerToHeader { $0.pointee.capacity } ?? 0 }

  var isEmpty: Bool { count == 0 }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let storage else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return storage.withUnsafeMutablePointers { header, bytes in
      body(UnsafeBufferPointer(start: bytes, count: header.pointee.count))
    }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    makeRoom(for: bytes.count)
    storage?.withUnsafeMutablePointers { header, own in
      (own + header.pointee.count).initialize(from: start, count: bytes.count)
      header.pointee.count += bytes.count
    }
  }

  /// Ensures space for `more` bytes.
  mutating func makeRoom(for more: Int) {
    let end: Int = count + more
    if capacity >= end, isKnownUniquelyReferenced(&storage) { return }
    // At least twice the size, so that growing text is not copied at each step.
    let room: Int = max(end, count * 2)
    let copy: Storage = Storage.create(minimumCapacity: room) { _ in Header(count: 0, capacity: room) }
    withBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      copy.withUnsafeMutablePointers { header, own in
        own.initialize(from: start, count: bytes.count)
        header.pointee.count = bytes.count
      }
    }
    storage = copy
  }
}

extension CodeText {
  mutating func append(_ text: String) {
    // Bytes that are not contiguous are copied first.
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
  }

  mutating func append(_ text: StaticString) {
    // A literal of one character may be that character itself.
    text.withUTF8Buffer { append($0) }
  }

  mutating func append(_ other: CodeText) {
    other.withBytes { append($0) }
  }

  mutating func append(spaces count: Int) {
    for _ in 0..<count { append(" " as StaticString) }
  }

  var array: [UInt8] { withBytes { Array($0) } }

  var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Finds bytes in a long recording. It uses the search of the C library, because a loop is many times slower without
/// optimisation.
enum LineSearch {
  /// The position of a byte in a range; nil if it is not there.
  static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress, !range.isEmpty else { return nil }
    return memchr(base + range.lowerBound, Int32(byte), range.count).map { UnsafeRawPointer($0) - base }
  }

  /// The offsets at which lines start. A line end at the end of the bytes does not start another line.
  static func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var starts: [Int] = []
    var start = 0
    while start < bytes.count {
      starts.append(start)
      start = (first(0x0A, in: bytes, start..<bytes.count) ?? bytes.count) + 1
    }
    return starts
  }

  /// Whether a range has a member with this key, or a text that looks like one.
  static func hasMember(_ key: RecordedKey, in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
    let wanted = key.rawValue.utf8
    var start = range.lowerBound
    while let quote = first(0x22, in: bytes, start..<range.upperBound) {
      let end = quote + 1 + wanted.count
      if end < range.upperBound, bytes[end] == 0x22, bytes[(quote + 1)..<end].elementsEqual(wanted) {
        return true
      }
      start = quote + 1
    }
    return false
  }
}

@testable import StateKitGenerator

/// A text with markers (`1️⃣` to `9️⃣`) in front of the places that a test talks about.
struct MarkedText {
  /// The text without the markers.
  let bytes: [UInt8]
  /// The byte offset that each marker stood at.
  private let offsets: [String: Int]

  init(_ marked: String) {
    let tail: [UInt8] = Array("\u{FE0F}\u{20E3}".utf8)
    let source = Array(marked.utf8)
    var bytes: [UInt8] = []
    var offsets: [String: Int] = [:]
    var index = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte), source[index...].starts(with: tail) {
        offsets[String(decoding: [byte] + tail, as: UTF8.self)] = bytes.count
        index += tail.count
      } else {
        bytes.append(byte)
      }
    }
    self.bytes = bytes
    self.offsets = offsets
  }

  /// `line:column` of a marker, counted without the code under test; nil if there is no such marker.
  func place(of marker: String) -> String? {
    guard let offset = offsets[marker] else { return nil }
    let lines = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last.map { String($0).count } ?? 0) + 1)"
  }
}

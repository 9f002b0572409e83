package import StateKitAuthoring

/// Cuts a stream of bytes into messages: `Content-Length: 2\r\n\r\n{}`, as the base protocol of LSP 3.17 has it.
package struct MessageDecoder {
  /// The reason why the stream cannot be read. The rest of the stream is then useless.
  package struct Failure: Error, Equatable {
    package let reason: String
  }

  /// The greatest length of a message: a schema of 50 MB, with each byte escaped.
  private static let greatestLength = 512 << 20
  private static let greatestHeader = 4_096

  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The content of the next message; nil until the message is complete.
  package mutating func next() throws(Failure) -> [UInt8]? {
    guard let header = try header() else { return nil }
    let end = header.end + header.length
    guard end <= bytes.count else { return nil }
    defer { start = end }
    return Array(bytes[header.end..<end])
  }

  private func header() throws(Failure) -> (end: Int, length: Int)? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    var end = start
    while end + mark.count <= bytes.count, !bytes[end...].starts(with: mark) {
      end += 1
      if end - start > Self.greatestHeader { throw Failure(reason: "a header without an end") }
    }
    guard end + mark.count <= bytes.count else { return nil }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    for line in text.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      guard let length = Int(parts[1].filter { $0 != " " }), (0...Self.greatestLength).contains(length) else {
        throw Failure(reason: "a length that is no number: \(parts[1])")
      }
      return (end + mark.count, length)
    }
    throw Failure(reason: "a header without Content-Length")
  }

  /// The bytes of a message.
  package static func encoded(_ message: JSONValue) -> [UInt8] {
    let content = Array(message.compactText.utf8)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct MessageDecoderTests {
  @Test func `messages are cut out of bytes that come in any pieces`() throws {
    let bytes = MessageDecoder.encoded(["id": 1]) + MessageDecoder.encoded("ü")
    for size in 1...bytes.count {
      var decoder = MessageDecoder()
      var found: [JSONValue?] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        decoder.append(bytes[start..<min(start + size, bytes.count)])
        while let message = try decoder.next() { found.append(JSONValue(parsing: message)) }
      }
      expectEqual(found, [["id": 1], "ü"], "\(size)")
    }
  }

  @Test func `other headers are skipped, and a wrong one ends the stream`() throws {
    var decoder = MessageDecoder()
    decoder.append(Array("Content-Type: x\r\ncontent-length: 2\r\n\r\n{}".utf8))
    try expectEqual(decoder.next(), Array("{}".utf8))
    for header in [
      "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "X: 1\r\n\r\n",
      String(repeating: "x", count: 5_000),
    ] {
      var decoder = MessageDecoder()
      decoder.append(Array(header.utf8))
      #expect(throws: MessageDecoder.Failure.self, "\(header.prefix(20))") { try decoder.next() }
    }
  }
}

#if Inspector
import NIOCore
import NIOEmbedded
import Testing

@testable import StateKitInspector

/// The bounds of a request, without a port and without waiting.
struct RequestBoundsTests {
  private let channel = EmbeddedChannel()

  private func connect() throws {
    try channel.pipeline.syncOperations.addHandler(RequestBounds())
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  /// What a head that comes in chunks is answered with; nil as long as it is let through.
  private func answer(to head: String, chunk: Int = 1000) throws -> String? {
    var rest = ByteBuffer(string: head)
    while let part = rest.readSlice(length: min(chunk, rest.readableBytes)), part.readableBytes > 0 {
      try channel.writeInbound(part)
    }
    return try channel.readOutbound(as: ByteBuffer.self).map { String(buffer: $0.slice()) }
  }

  private func letThrough() throws -> Int {
    var count = 0
    while let part = try channel.readInbound(as: ByteBuffer.self) { count += part.readableBytes }
    return count
  }

  @Test(arguments: [1, 7, 10_000])
  func `a short head comes through, and all that follows it`(chunk: Int) throws {
    try connect()
    let text = "\r\nGET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + String(repeating: "x", count: 1000)
    #expect(try answer(to: text, chunk: chunk) == nil)
    #expect(try letThrough() == text.utf8.count)
  }

  @Test(arguments: [
    ("GET /", "a", 8 << 10, "414"), ("", "a", 1 << 20, "414"),
    ("GET / HTTP/1.1\r\nCookie: ", "a", 64 << 10, "431"),
    ("GET / HTTP/1.1\r\n", "Cookie: a\r\n", 4000, "431"), ("", "\r\n", 40_000, "414"),
  ])
  func `a long line or head is answered, and the rest thrown away`(
    head: String,
    repeated: String,
    count: Int,
    status: String
  ) throws {
    try connect()
    let said = try #require(try answer(to: head + String(repeating: repeated, count: count)))
    #expect(said.hasPrefix("HTTP/1.1 \(status) "))
    #expect(try letThrough() <= RequestBounds.longestHead)
    try channel.writeInbound(ByteBuffer(string: "\r\n\r\nGET / HTTP/1.1\r\n\r\n"))
    #expect(try letThrough() == 0)
  }

  @Test(arguments: ["", "G", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", "GET / HTTP/1.1\r\n\r\n"])
  func `a connection is closed after five seconds without an answer`(head: String) throws {
    try connect()
    if !head.isEmpty { try channel.writeInbound(ByteBuffer(string: head)) }
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(4999))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  @Test func `an answer ends the time`() throws {
    try connect()
    try channel.pipeline.syncOperations.handler(type: RequestBounds.self).endTime()
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
  }
}
#endif

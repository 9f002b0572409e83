#if Inspector
import NIOCore
import Testing

@testable import StateKitInspector

/// The server at a real port.
struct InspectorServerTests {
  /// A server whose conversation says how long each text is. It waits longer than a busy machine takes for an answer.
  private func server() -> InspectorServer {
    InspectorServer(
      page: "Hello, page",
      converse: {
        let (answers, continuation) = AsyncStream<String>.makeStream()
        return InspectorServer.Conversation(
          receive: { continuation.yield("\($0.utf8.count) bytes") },
          answers: answers,
          end: { continuation.finish() }
        )
      },
      admission: Admission(token: "abc", isOpenToNetwork: false),
      patience: .hours(1)
    )
  }

  private func atPort<Result>(_ talk: (UInt16) async throws -> Result) async throws -> Result {
    let running = try await server().start(port: 0)
    do {
      let result = try await talk(running.port)
      await running.stop()
      return result
    } catch {
      await running.stop()
      throw error
    }
  }

  private func answer(to head: String) async throws -> String {
    try await atPort { port in
      let text = head.replacing("HOST", with: "127.0.0.1:\(port)")
        .replacing("64 KB", with: String(repeating: "a", count: 64 << 10))
        .replacing("1 MB", with: String(repeating: "a", count: 1 << 20))
      return try await Client.connect(to: port).exchange([ByteBuffer(string: text)])
    }
  }

  @Test(arguments: [
    ("GET /?token=abc HTTP/1.1\r\nHost: HOST\r\n\r\n", "200"),
    ("GET / HTTP/1.1\r\nHost: HOST\r\n\r\n", "403"),
    ("GET /?token=abc HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\n\r\n", "403"),
    ("GET /socket?token=abc HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\n\r\n", "403"),
    ("GET /page?token=abc HTTP/1.1\r\nHost: HOST\r\n\r\n", "404"),
    ("POST /?token=abc HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9\r\n\r\n", "405"),
    ("GET /?token=abc HTTP/1.1\r\nHost: [::1].evil.example\r\n\r\n", "403"),
    ("GET / HTTP/1.1\r\nHost: HOST\r\nCookie: 64 KB\r\n\r\n", "431"),
    ("GET /1 MB HTTP/1.1\r\nHost: HOST\r\n\r\n", "414"),
    ("what is this\r\n\r\n", "400"),
    ("GET /socket?token=abc HTTP/1.1\r\nHost: HOST\r\n\r\n", "404"),
  ])
  func `a request is answered once`(head: String, status: String) async throws {
    let answer = try await answer(to: head)
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(200))")
    #expect(answer.contains("Hello") == (status == "200"))
  }

  @Test func `a taken port is said at once`() async throws {
    try await atPort { port in
      _ = await #expect(throws: InspectorError.cannotListen(port: port, reason: "Address already in use")) {
        try await server().start(port: port)
      }
    }
  }

  @Test func `more connections than the bound are closed, and the others go on`() async throws {
    try await atPort { port in
      let bound = InspectorServer.greatestConnectionCount
      var open: [Client] = []
      for _ in 0..<bound { open.append(try await Client.connect(to: port)) }
      for _ in 0..<200 { #expect(try await Client.connect(to: port).exchange([]) == "") }
      for client in open {
        #expect(try await client.exchange([ByteBuffer(string: "GET / HTTP/1.0\r\n\r\n")]).contains("403"))
      }
    }
  }

  // MARK: Conversations

  /// What a conversation says after frames, without the head.
  private func conversation(_ frames: [ByteBuffer], until end: String, token: String = "abc") async throws
    -> String
  {
    try await atPort { port in
      try await Client.connect(to: port).exchange { outgoing, incoming in
        try await outgoing.write(upgrade(port: port, token: token))
        for frame in frames { try await outgoing.write(frame) }
        var answer = ""
        while !answer.hasSuffix(end), let part = try await incoming.next() {
          answer += String(decoding: part.readableBytesView, as: UTF8.self)
        }
        return answer.split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
      }
    }
  }

  @Test func `texts are answered, in one frame or in several`() async throws {
    let frames = [
      frame(size: 3, "abc"), frame(opcode: 0x01, size: 2, "de"), frame(opcode: 0x89, size: 0),
      frame(opcode: 0x80, size: 2, "fg"),
    ]
    let answer = try await conversation(frames, until: "4 bytes")
    #expect(answer.contains("\u{7}3 bytes"))
  }

  @Test func `a long message comes whole`() async throws {
    let size = 10_000_000
    let answer = try await conversation(
      [frame(size: size, String(repeating: "x", count: size))],
      until: "bytes"
    )
    #expect(answer.hasSuffix("\(size) bytes"))
  }

  @Test func `a message beyond the bound ends the conversation before it comes`() async throws {
    // The code 1009, a message too big.
    let answer = try await conversation([frame(size: 200_000_000)], until: "\u{3}\u{FFFD}")
    #expect(answer.unicodeScalars.map(\.value) == [0xFFFD, 2, 3, 0xFFFD])
  }

  @Test func `frames beyond the bound end the conversation too`() async throws {
    let part = frame(opcode: 0x00, size: 16 << 20, String(repeating: "x", count: 16 << 20))
    let first = frame(opcode: 0x01, size: 1, "x")
    let answer = try? await conversation([first] + [ByteBuffer](repeating: part, count: 5), until: "bytes")
    #expect(answer?.contains("bytes") != true)
  }

  @Test func `a conversation without the token is refused`() async throws {
    let answer = try await conversation([], until: "</script>\n", token: "abd")
    #expect(answer.contains("with its token"))
  }

  @Test func `a page that says goodbye is answered, and closed`() async throws {
    let answer = try await conversation([frame(opcode: 0x88, size: 2, "\u{3}0")], until: "never")
    #expect(answer.unicodeScalars.map(\.value) == [0xFFFD, 2, 3, 0x30])
  }
}
#endif

#if Inspector
import NIOCore
import NIOPosix

/// A client that sends bytes as they are.
struct Client {
  private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>

  static func connect(to port: UInt16) async throws -> Client {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: Int(port)) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel,
            configuration: NIOAsyncChannel.Configuration(isOutboundHalfClosureEnabled: true)
          )
        }
      }
    return Client(channel: channel)
  }

  /// Sends parts, and returns all that comes until the server closes the connection.
  func exchange(_ parts: [ByteBuffer]) async throws -> String {
    try await exchange { outgoing, incoming in
      for part in parts { try? await outgoing.write(part) }
      // Otherwise a refused client is listened to until its time is over.
      outgoing.finish()
      var answer = ByteBuffer()
      do {
        while var part = try await incoming.next() { answer.writeBuffer(&part) }
      } catch {}
      return String(buffer: answer)
    }
  }

  typealias Incoming = NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator

  /// Talks with the server, and closes the connection.
  func exchange<Result>(
    _ talk: (NIOAsyncChannelOutboundWriter<ByteBuffer>, inout Incoming) async throws -> Result
  ) async throws -> Result {
    try await channel.executeThenClose { incoming, outgoing in
      var incoming = incoming.makeAsyncIterator()
      return try await talk(outgoing, &incoming)
    }
  }
}

/// The beginning of a conversation.
func upgrade(port: UInt16, token: String = "abc") -> ByteBuffer {
  ByteBuffer(
    string: """
      GET /socket?token=\(token) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Origin: http://127.0.0.1:\(port)\r
      Connection: Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
      \r

      """
  )
}

/// A frame whose mask changes nothing.
func frame(opcode: UInt8 = 0x81, size: Int, _ payload: String = "") -> ByteBuffer {
  var frame = ByteBuffer(bytes: [opcode, 0x80 | 127])
  frame.writeInteger(UInt64(size))
  frame.writeRepeatingByte(0, count: 4)
  frame.writeString(payload)
  return frame
}
#endif

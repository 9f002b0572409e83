#if Inspector
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket
internal import StateKit

/// The server of the page: the page itself, and a WebSocket for its conversation.
///
/// The size and the time of a request are limited before it is read. Then it needs the token, and the server's own
/// address as its `Host` and `Origin`.
struct InspectorServer: Sendable {
  let page: String
  let converse: @Sendable () async -> Conversation
  let admission: Admission
  /// The longest time between a connection and its answer.
  var patience = RequestBounds.patience

  /// A conversation with a page.
  struct Conversation: Sendable {
    /// Takes a text that the page has sent; the next one is read when this returns.
    let receive: @Sendable (String) async -> Void
    /// The texts to send to the page.
    let answers: AsyncStream<String>
    /// Is called when the page is closed.
    let end: @Sendable () async -> Void
  }

  /// A server that listens.
  struct Running: Sendable {
    /// The port, including one that the system has chosen.
    let port: UInt16
    /// Closes all connections.
    let stop: @Sendable () async -> Void
  }

  /// Further connections are closed at once.
  static let greatestConnectionCount = 64
  /// In bytes. A longer message closes its connection.
  static let greatestMessageSize = 64 << 20
  /// The greatest number of frames in one message.
  private static let greatestFrameCount = 16_384

  /// Starts to listen.
  ///
  /// - Throws: `InspectorError.cannotListen`, for example because the port is taken.
  func start(port: UInt16) async throws -> Running {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let connections = OpenConnections()
    do {
      let channel = try await ServerBootstrap(group: group)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try connections.admit(channel)
            try configure(channel)
          }
        }
        .bind(host: admission.isOpenToNetwork ? "0.0.0.0" : "127.0.0.1", port: Int(port))
        .get()
      guard let actual = channel.localAddress?.port.flatMap(UInt16.init(exactly:)) else {
        throw ChannelError.unknownLocalAddress
      }
      return Running(port: actual) {
        try? await channel.close()
        connections.close()
        try? await group.shutdownGracefully()
      }
    } catch {
      try? await group.shutdownGracefully()
      let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
      throw InspectorError.cannotListen(port: port, reason: reason)
    }
  }

  /// Sets up a connection: the limits of its request, then HTTP, then the page or a WebSocket.
  func configure(_ channel: any Channel) throws {
    let handlers = channel.pipeline.syncOperations
    let bounds = RequestBounds(patience: patience)
    let answer = PageHandler(page: page, admission: admission, bounds: bounds)
    let boundBounds = NIOLoopBound(bounds, eventLoop: channel.eventLoop)
    let boundAnswer = NIOLoopBound(answer, eventLoop: channel.eventLoop)
    let upgrader = NIOWebSocketServerUpgrader(maxFrameSize: Self.greatestMessageSize) { channel, head in
      let isAdmitted =
        head.isWithoutBody && head.path == "/socket" && admission.admits(head, needsOrigin: true)
      return channel.eventLoop.makeSucceededFuture(isAdmitted ? HTTPHeaders() : nil)
    } upgradePipelineHandler: { channel, _ in
      channel.eventLoop.makeCompletedFuture {
        boundBounds.value.endTime()
        try talk(over: channel)
      }
    }
    try handlers.addHandler(bounds)
    try handlers.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(boundAnswer.value, promise: nil)
        }
      )
    )
    try handlers.addHandler(answer)
  }

  /// Begins a conversation over a connection that has become a WebSocket.
  private func talk(over channel: any Channel) throws {
    try channel.pipeline.syncOperations.addHandler(
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: Self.greatestFrameCount,
        maxAccumulatedFrameSize: Self.greatestMessageSize
      )
    )
    let frames = try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(wrappingChannelSynchronously: channel)
    Task { try? await talk(over: frames) }
  }

  private func talk(over channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async throws {
    let conversation = await converse()
    try? await channel.executeThenClose { incoming, outgoing in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await answer in conversation.answers {
            try await outgoing.write(
              WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: answer))
            )
          }
        }
        group.addTask {
          for try await frame in incoming {
            switch frame.opcode {
            case .text: await conversation.receive(String(buffer: frame.unmaskedData))
            case .ping:
              try await outgoing.write(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
            case .connectionClose:
              let code = frame.unmaskedData.getSlice(at: 0, length: 2) ?? ByteBuffer()
              return try await outgoing.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: code))
            default: break
            }
          }
        }
        try await group.next()
        group.cancelAll()
      }
    }
    await conversation.end()
  }
}

/// The connections of a server, whose number is limited.
private final class OpenConnections: Sendable {
  private let channels = Lock<[ObjectIdentifier: any Channel]>([:])

  func admit(_ channel: any Channel) throws {
    let id = ObjectIdentifier(channel)
    let isAdmitted = channels.withLock { channels in
      if channels.count >= InspectorServer.greatestConnectionCount { return false }
      channels[id] = channel
      return true
    }
    guard isAdmitted else { throw ChannelError.operationUnsupported }
    channel.closeFuture.whenComplete { _ in self.channels.withLock { _ = $0.removeValue(forKey: id) } }
  }

  func close() {
    for channel in channels.withLock({ Array($0.values) }) { channel.close(promise: nil) }
  }
}
#endif

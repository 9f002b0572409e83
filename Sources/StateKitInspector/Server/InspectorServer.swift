#if Inspector
internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// The server of the page: the page itself, and a WebSocket for its conversation.
///
/// Each request needs the token, and a `Host` and an `Origin` that are the server's own: a page of another site, also one
/// whose name was pointed at this device, is refused.
struct InspectorServer: Sendable {
  let page: @Sendable () -> String
  /// Begins a conversation: takes what the page sends, and returns what to send to it.
  let converse: @Sendable (AsyncStream<String>) -> AsyncStream<String>
  let token: String
  let isOpenToNetwork: Bool

  /// A server that listens.
  struct Running: Sendable {
    /// The port, also if the system chose it.
    let port: UInt16
    /// Closes all connections.
    let stop: @Sendable () async -> Void
  }

  /// Starts to listen.
  ///
  /// - Throws: `InspectorError.cannotListen`, for example because the port is taken.
  func start(port: UInt16) async throws -> Running {
    do {
      let server = try server(port: port)
      await addRoutes(to: server)
      let task = try await run(server)
      return Running(port: try await server.actualPort) {
        await server.stop()
        task.cancel()
      }
    } catch SocketError.failed(_, _, let message) {
      throw InspectorError.cannotListen(port: port, reason: message)
    } catch {
      throw InspectorError.cannotListen(port: port, reason: "\(error)")
    }
  }

  private func addRoutes(to server: HTTPServer) async {
    await server.appendRoute("GET /") { request in respond(to: request) }
    let sockets = WebSocketHTTPHandler(
      handler: MessageFrameWSHandler(handler: Conversation(converse: converse))
    )
    await server.appendRoute("GET /socket") { request in
      guard isAdmitted(request, needsOrigin: true) else { return refusal }
      return try await sockets.handleRequest(request)
    }
  }

  /// Runs a server until its task is cancelled. A server that cannot listen would let others wait for that.
  private func run(_ server: HTTPServer) async throws -> Task<Void, Never> {
    let (ends, end) = AsyncThrowingStream<Void, any Error>.makeStream()
    let task = Task {
      do {
        try await server.run()
        end.finish()
      } catch {
        end.finish(throwing: error)
      }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.waitUntilListening() }
      group.addTask { for try await _ in ends {} }
      try await group.next()
      group.cancelAll()
    }
    return task
  }

  private func server(port: UInt16) throws -> HTTPServer {
    if isOpenToNetwork { return HTTPServer(address: sockaddr_in.inet(port: port), logger: .disabled) }
    return HTTPServer(address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
  }

  // MARK: Admission

  func isAdmitted(_ request: HTTPRequest, needsOrigin: Bool) -> Bool {
    guard let host = request.headers[.host], isOwn(host: host) else { return false }
    let origin = request.headers[HTTPHeader("Origin")]
    if needsOrigin || origin != nil, origin != "http://\(host)" { return false }
    let given = request.query.first { $0.name == "token" }?.value ?? ""
    return isEqual(given, token)
  }

  /// Whether a host is this device by its address. Names are refused, because they can be pointed anywhere.
  private func isOwn(host: String) -> Bool {
    let name = host.split(separator: ":").first.map(String.init) ?? host
    if name == "127.0.0.1" || name == "localhost" || host.hasPrefix("[::1]") { return true }
    return isOpenToNetwork && name.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Compares in a time that does not depend on where the difference is.
  private func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  // MARK: Answers

  private func respond(to request: HTTPRequest) -> HTTPResponse {
    guard isAdmitted(request, needsOrigin: false) else { return refusal }
    return response(.ok, "text/html; charset=utf-8", page())
  }

  private var refusal: HTTPResponse {
    response(
      .forbidden,
      "text/plain; charset=utf-8",
      "Open the address that the app printed, with its token.\n"
    )
  }

  private func response(_ status: HTTPStatusCode, _ type: String, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("X-Frame-Options"): "DENY",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: Data(text.utf8)
    )
  }
}

/// The conversation of a page as messages of a WebSocket.
private struct Conversation: WSMessageHandler {
  let converse: @Sendable (AsyncStream<String>) -> AsyncStream<String>

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (incoming, texts) = AsyncStream<String>.makeStream()
    let reading = Task {
      for await message in client {
        if case .text(let text) = message { texts.yield(text) }
      }
      texts.finish()
    }
    let (outgoing, messages) = AsyncStream<WSMessage>.makeStream()
    let answers = converse(incoming)
    let writing = Task {
      for await text in answers { messages.yield(.text(text)) }
      messages.finish()
    }
    messages.onTermination = { _ in
      reading.cancel()
      writing.cancel()
    }
    return outgoing
  }
}

extension HTTPServer {
  fileprivate var actualPort: UInt16 {
    get throws {
      switch listeningAddress {
      case .ip4(_, let port), .ip6(_, let port): return port
      case .unix, nil: throw SocketError.unsupportedAddress
      }
    }
  }
}
#endif

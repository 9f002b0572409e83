#if INSPECTED
import Foundation

/// What a page in a browser does: asks for lines, takes them, and asks for the next ones, on a thread of its own.
final class FollowingPage: Sendable {
  private struct Answer: Decodable {
    let first: Int
    let lines: [String]
  }

  private let host: String
  private let port: UInt16
  private let query: String

  init(at url: URL) {
    host = url.host() ?? ""
    port = UInt16(url.port ?? 0)
    query = url.query() ?? ""
  }

  func start() {
    Thread.detachNewThread { self.follow() }
  }

  private func follow() {
    let socket = connected()
    let address = "\(host):\(port)"
    send(
      Array(
        """
        GET /socket?\(query) HTTP/1.1\r
        Host: \(address)\r
        Origin: http://\(address)\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        \r

        """.utf8
      ),
      to: socket
    )
    skipHead(of: socket)
    var next = 1
    while true {
      send(frame(#"{"do": "lines", "from": \#(next)}"#), to: socket)
      guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(message(from: socket))) else {
        return
      }
      next = answer.first + answer.lines.count
    }
  }

  // MARK: Frames

  /// A short text as a frame whose mask changes nothing.
  private func frame(_ text: String) -> [UInt8] {
    [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8)
  }

  private func message(from socket: Int32) -> [UInt8] {
    var whole: [UInt8] = []
    while let head = bytes(2, from: socket) {
      let sizes = [126: 2, 127: 8]
      let short = Int(head[1] & 0x7F)
      let size = sizes[short].map { bytes($0, from: socket) ?? [] }?.reduce(0) { $0 << 8 | Int($1) } ?? short
      whole += bytes(size, from: socket) ?? []
      if head[0] & 0x80 != 0 { break }
    }
    return whole
  }

  // MARK: The socket

  private func connected() -> Int32 {
    #if canImport(Darwin)
    let socket = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    precondition(result == 0, "the inspector does not answer")
    return socket
  }

  private func skipHead(of socket: Int32) {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8), let byte = bytes(1, from: socket) { head += byte }
    precondition(head.starts(with: "HTTP/1.1 101".utf8), String(decoding: head, as: UTF8.self))
  }

  private func send(_ bytes: [UInt8], to socket: Int32) {
    precondition(write(socket, bytes, bytes.count) == bytes.count)
  }

  /// So many bytes; nil at the end.
  private func bytes(_ count: Int, from socket: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { read(socket, $0.baseAddress.map { $0 + done }, count - done) }
      if got <= 0 { return nil }
      done += got
    }
    return bytes
  }
}
#endif

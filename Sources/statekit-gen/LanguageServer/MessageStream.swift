#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif
internal import StateKitToolSupport

/// Standard input as bytes that come bit by bit, as from an editor.
struct MessageStream {
  private var buffer: [UInt8] = [UInt8](repeating: 0, count: 1 << 16)

  /// Waits for the next bytes; empty at the end.
  ///
  /// - Parameter process: The process that sends them. When it has ended, this is the end, even if another process
  ///   holds the pipe.
  mutating func next(from process: Int32?) throws(CommandFailure) -> ArraySlice<UInt8> {
    while true {
      while let process, !waits(5000) {
        if kill(process, 0) != 0, errno == ESRCH { return [] }
      }
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count >= 0 { return buffer[0..<count] }
      if errno != EINTR { throw CommandFailure(.unreadableInput, ["cannot read standard input"]) }
    }
  }

  /// Whether `next` gives bytes within some milliseconds.
  func hasMore(within milliseconds: Int32) -> Bool { waits(milliseconds) }

  private func waits(_ milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }
}

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
  mutating func next() throws(CommandFailure) -> ArraySlice<UInt8> {
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count >= 0 { return buffer[0..<count] }
      if errno != EINTR { throw CommandFailure(.unreadableInput, ["cannot read standard input"]) }
    }
  }

  /// Whether `next` would give bytes at once.
  var hasMore: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }
}

import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pseudo-terminal: the tool prints to it as if a person were watching.
final class Terminal {
  /// The limit that keeps a test from waiting for ever.
  private static let patience: Int = 30

  private let number: Int32
  /// The end that programs print to.
  private let screen: FileHandle
  private var unread: [UInt8] = []

  init() throws {
    var ends: (tool: Int32, test: Int32) = (0, 0)
    guard openpty(&ends.test, &ends.tool, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
    // Otherwise programs that other tests start would keep the terminal open.
    for end in [ends.test, ends.tool] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    number = ends.test
    screen = FileHandle(fileDescriptor: ends.tool, closeOnDealloc: true)
  }

  deinit {
    close(number)
  }

  /// Starts the tool with this terminal as standard output and standard error.
  func start(_ tool: CommandLineTool, _ arguments: [String]) throws -> Process {
    let process = tool.process(arguments)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = screen
    process.standardError = screen
    try process.run()
    return process
  }

  /// Runs the tool to its end, and returns the text on the terminal.
  func run(_ tool: CommandLineTool, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = try start(tool, arguments)
    try screen.close()
    let text = lines(nil).joined(separator: "\n")
    // The tool may still be running, if the limit was reached.
    process.terminate()
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// The next line; nil at the end of the output.
  func line() -> String? { lines(1).first }

  /// The given number of lines, or all lines up to the end; fewer at the end of the output.
  func lines(_ count: Int?) -> [String] {
    var lines: [String] = []
    while lines.count != count {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(String(decoding: unread[..<end].filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self))
        unread.removeSubrange(...end)
      } else if !readMore() {
        return unread.isEmpty ? lines : lines + [String(decoding: unread, as: UTF8.self)]
      }
    }
    return lines
  }

  private func readMore() -> Bool {
    guard isReadable() else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Linux has an error for the end.
    let count = read(number, &buffer, buffer.count)
    guard count > 0 else { return false }
    unread += buffer[..<count]
    return true
  }

  /// Whether output or the end comes within the limit. Uses `select`, as on macOS `poll` may refuse terminals.
  private func isReadable() -> Bool {
    var set = fd_set()
    withUnsafeMutableBytes(of: &set) { $0[Int(number) / 8] |= 1 << UInt8(number % 8) }
    var patience = timeval(tv_sec: Terminal.patience, tv_usec: 0)
    return select(number + 1, &set, nil, nil, &patience) == 1
  }
}

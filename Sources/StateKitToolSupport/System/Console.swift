#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Standard output for results, standard error for other text.
package enum Console {
  /// Prints a result. A failed write is an error, so that a partial result is noticed.
  package static func report(_ text: String) throws(CommandFailure) {
    try report(Array(text.utf8))
  }

  /// Prints a result that need not be text.
  package static func report(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot write to standard output: \(error.text)"])
    }
  }

  /// Prints to standard error; a failure is ignored, because it could not be reported.
  package static func complain(_ text: String) {
    try? FileDescriptor.standardError.writeAll(Array(text.utf8))
  }

  /// Prints to standard error, if that is a terminal.
  package static func progress(_ text: String) {
    if isTerminal { complain(text) }
  }

  /// Whether standard error is a terminal.
  static var isTerminal: Bool { FileDescriptor.standardError.isTerminal }

  /// A variable of the environment; nil if it is not set or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// An open file.
package struct FileDescriptor {
  private let number: Int32

  static let standardInput: FileDescriptor = FileDescriptor(number: STDIN_FILENO)
  static let standardOutput: FileDescriptor = FileDescriptor(number: STDOUT_FILENO)
  static let standardError: FileDescriptor = FileDescriptor(number: STDERR_FILENO)

  package static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let number = try SystemError.check { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(number) }
    return try FileDescriptor(number: number).readAll()
  }

  /// Makes a file that was not there, and closes it after `body`.
  static func creating(
    _ path: String,
    _ body: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) {
    let number = try SystemError.check { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    defer { close(number) }
    try body(FileDescriptor(number: number))
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads up to the end.
  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try SystemError.check { read(number, &buffer, buffer.count) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[0..<count])
    }
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try SystemError.check {
        bytes.withUnsafeBytes { write(number, $0.baseAddress?.advanced(by: written), $0.count - written) }
      }
    }
  }

  func setPermissions(_ permissions: UInt16) throws(SystemError) {
    _ = try SystemError.check { fchmod(number, mode_t(permissions)) }
  }
}

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
    try reading(path) { (file) throws(SystemError) in
      try unchanged(version: file.version, file.readAll)
    }
  }

  /// The result of `read`, if the file was not changed meanwhile; a file that changes could be read half old and half new.
  static func unchanged<Version: Equatable, Contents>(
    version: () throws(SystemError) -> Version,
    _ read: () throws(SystemError) -> Contents
  ) throws(SystemError) -> Contents {
    let before = try version()
    let contents = try read()
    guard try version() == before else { throw SystemError.changedMeanwhile }
    return contents
  }

  private func version() throws(SystemError) -> FileStatus.Version {
    try FileStatus(ofDescriptor: number).version
  }

  /// The first bytes of a file: as many as its first line may have.
  static func beginning(of path: String) throws(SystemError) -> [UInt8] {
    try reading(path) { (file) throws(SystemError) in
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = try SystemError.check { read(file.number, &buffer, buffer.count) }
      return Array(buffer[0..<count])
    }
  }

  /// Whether a file has these contents; the file is not read into memory as a whole.
  static func holds(_ path: String, _ contents: [UInt8]) throws(SystemError) -> Bool {
    try reading(path) { (file) throws(SystemError) in
      var buffer = [UInt8](repeating: 0, count: min(contents.count + 1, bufferSize))
      var start = 0
      while true {
        let count = try SystemError.check { read(file.number, &buffer, buffer.count) }
        if count == 0 { return start == contents.count }
        guard start + count <= contents.count else { return false }
        let isSame = contents.withUnsafeBytes { contents in
          contents.baseAddress.map { memcmp($0 + start, buffer, count) == 0 } ?? false
        }
        guard isSame else { return false }
        start += count
      }
    }
  }

  private static let bufferSize: Int = 1 << 16

  private static func reading<Result>(
    _ path: String,
    _ body: (FileDescriptor) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let number = try SystemError.check { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(number) }
    return try body(FileDescriptor(number: number))
  }

  /// Creates a new file, and closes it after `body`.
  static func creating(
    _ path: String,
    _ body: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) {
    let number = try SystemError.check { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    do throws(SystemError) {
      try body(FileDescriptor(number: number))
    } catch {
      close(number)
      throw error
    }
    // Some file systems report only now that the disk is full. After an interrupting signal the file is
    // closed, too.
    guard close(number) == 0 || errno == EINTR else { throw SystemError.last }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads up to the end.
  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // The size is known only for regular files, and a file may grow.
    let size = (try? FileStatus(ofDescriptor: number)).map { Int($0.version.size) } ?? 0
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: size == 0 ? Self.bufferSize : min(size + 1, Self.bufferSize))
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

  /// Waits until the contents are on the disk: otherwise a replaced file may be empty after a power cut.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.check { fsync(number) }
    } catch  where error.code == EINVAL || error.code == ENOTSUP {
      // Some file systems do not support this.
    }
  }

  func setPermissions(_ permissions: UInt16) throws(SystemError) {
    _ = try SystemError.check { fchmod(number, mode_t(permissions)) }
  }
}

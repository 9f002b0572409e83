#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// New contents of a file, in a hidden file beside the final one until it is replaced.
struct TemporaryFile {
  private let path: String

  private static let prefix: String = ".statekit-gen."
  private static let suffix: String = ".tmp"

  /// The name consists of the process and the first free number from `number` on. It does not contain the
  /// final file's name, which may already have the maximal length.
  /// - Parameter isDurable: Whether the contents are on the disk when this returns.
  static func write(
    _ contents: [UInt8],
    permissions: UInt16?,
    isDurable: Bool = false,
    in folder: String,
    number: Int = 0
  ) throws(SystemError) -> TemporaryFile {
    var number = number
    while true {
      let file = TemporaryFile(path: Folder.path(folder, "\(prefix)\(getpid()).\(number)\(suffix)"))
      do throws(SystemError) {
        try FileDescriptor.creating(file.path) { (descriptor) throws(SystemError) in
          try descriptor.writeAll(contents)
          if let permissions { try descriptor.setPermissions(permissions) }
          if isDurable { try descriptor.synchronize() }
        }
        return file
      } catch {
        guard error.code == EEXIST else {
          file.remove()
          throw error
        }
        number += 1
      }
    }
  }

  /// Replaces another file by this one, in one step.
  func replace(_ target: String) throws(SystemError) {
    _ = try SystemError.check { rename(path, target) }
  }

  /// Removes the file if it still exists.
  func remove() {
    try? Folder.removeFile(path)
  }

  /// Removes the temporary files of killed runs from a folder. Call it before this process writes temporary
  /// files there.
  static func removeAbandoned(in folder: String) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      guard let writer = writer(of: name), writer == getpid() || !isRunning(writer) else { continue }
      TemporaryFile(path: Folder.path(folder, name)).remove()
    }
  }

  /// The process in a temporary file's name; nil for other files.
  private static func writer(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: ".")
    guard numbers.count == 2, Int(numbers[1]) != nil, let writer = pid_t(numbers[0]), writer > 0 else {
      return nil
    }
    return writer
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    // Another user's process may not be signalled, but exists.
    kill(process, 0) == 0 || errno != ESRCH
  }
}

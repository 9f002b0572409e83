#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// New contents of a file, in a hidden file beside it until they take its place.
struct TemporaryFile {
  private let path: String

  private static let prefix: String = ".statekit-gen."
  private static let suffix: String = ".tmp"

  /// Its name has nothing of the other file's name in it, which may be as long as a name can be, but the process and a
  /// number: the first one from `number` on that is free.
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

  /// Puts the file in the place of another one, in one step.
  func replace(_ target: String) throws(SystemError) {
    _ = try SystemError.check { rename(path, target) }
  }

  /// Removes the file, if it is still there.
  func remove() {
    try? Folder.removeFile(path)
  }

  /// Removes what runs that were killed left in a folder. To be called before this process writes any there.
  static func removeAbandoned(in folder: String) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      guard let writer = writer(of: name), writer == getpid() || !isRunning(writer) else { continue }
      TemporaryFile(path: Folder.path(folder, name)).remove()
    }
  }

  /// The process that a file's name says it is of; nil for a file of another kind.
  private static func writer(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: ".")
    guard numbers.count == 2, Int(numbers[1]) != nil, let writer = pid_t(numbers[0]), writer > 0 else {
      return nil
    }
    return writer
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    // Another user's process may not be signalled, and is there.
    kill(process, 0) == 0 || errno != ESRCH
  }
}

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Keeps other runs of the tool out of a folder, so that the folder has the complete result of one run.
///
/// The folder itself is locked, so a lock file is not needed. On a file system without locks, runs may mix their files,
/// but each file is complete.
package struct FolderLock {
  private let descriptor: Int32

  /// Creates a folder if it is missing, removes the temporary files of killed runs, and keeps other runs out
  /// of the folder until `body` ends.
  package static func hold<Result>(
    making path: String,
    _ body: () throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      try Folder.make(path)
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot make the folder '\(path)': \(error.text)"])
    }
    let lock = FolderLock(path)
    defer { lock.release() }
    TemporaryFile.removeAbandoned(in: path)
    return try body()
  }

  private init(_ path: String) {
    descriptor = (try? SystemError.check { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }) ?? -1
    _ = try? SystemError.check { flock(descriptor, LOCK_EX) }
  }

  private func release() {
    close(descriptor)
  }
}

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Keeps other runs of the tool out of a folder, so that what stands there is the whole result of one run.
///
/// The folder itself is locked: no file is left behind. Where the file system knows no locks there is none;
/// each file is whole all the same.
package struct FolderLock {
  private let descriptor: Int32

  /// Makes a folder where it is missing, removes what a run that was killed left in it, and keeps others out of it until
  /// `body` is done.
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

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The status of the file at a path.
package struct FileStatus {
  package enum Kind {
    case regular, folder, symbolicLink, other
  }

  /// The identity of a file, which is the same for all its paths.
  package struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// The version of a file's contents, as far as the file system tells. Each write changes it.
  package struct Version: Hashable {
    let identity: Identity
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  package let kind: Kind
  package let identity: Identity
  package let version: Version
  /// The permission bits, for example `0o644`.
  package let permissions: UInt16

  /// The status of the target of a path.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { stat(path, &status) }
    self.init(status)
  }

  /// The status of a path itself, even if it is a symbolic link.
  package init(ofLink path: String) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { lstat(path, &status) }
    self.init(status)
  }

  init(ofDescriptor descriptor: Int32) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { fstat(descriptor, &status) }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
    permissions = UInt16(truncatingIfNeeded: status.st_mode) & 0o777
    let modified = FileStatus.modificationTime(of: status)
    version = Version(
      identity: identity,
      size: Int64(status.st_size),
      seconds: modified.tv_sec,
      nanoseconds: modified.tv_nsec
    )
  }

  private static func modificationTime(of status: stat) -> timespec {
    #if canImport(Darwin)
    status.st_mtimespec
    #else
    status.st_mtim
    #endif
  }
}

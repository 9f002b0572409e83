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

  /// Its name has nothing of the other file's name in it, which may be as long as a name can be, but a number: the first
  /// one from `number` on that is free.
  static func write(
    _ contents: [UInt8],
    permissions: UInt16?,
    in folder: String,
    number: Int = 0
  ) throws(SystemError) -> TemporaryFile {
    var number = number
    while true {
      let file = TemporaryFile(path: Folder.path(folder, ".statekit-gen.\(getpid()).\(number).tmp"))
      do throws(SystemError) {
        try FileDescriptor.creating(file.path) { (descriptor) throws(SystemError) in
          try descriptor.writeAll(contents)
          if let permissions { try descriptor.setPermissions(permissions) }
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
    unlink(path)
  }
}

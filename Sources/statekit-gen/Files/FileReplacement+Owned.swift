internal import StateKitGenerator
internal import StateKitToolSupport

/// The reason why a file that people own is not changed.
struct Obstacle: Error, Equatable {
  static let taken: Obstacle = Obstacle(reason: "the name is taken")

  /// For example `it is read-only`.
  let reason: String

  func message(for path: String) -> String { "cannot write '\(path)': \(reason)" }
}

extension FileReplacement {
  /// A new file, which does not replace an existing one.
  static func making(_ path: String, contents: [UInt8]) throws(Obstacle) -> FileReplacement {
    do throws(SystemError) {
      _ = try FileStatus(ofLink: path)
    } catch {
      guard error == .missing else { throw Obstacle(reason: error.text) }
      return FileReplacement(path: path, contents: contents, permissions: nil, precondition: .missing)
    }
    throw Obstacle.taken
  }

  /// New contents of a file that people own; fails if the file is read-only, or has changed since it was
  /// read.
  static func changing(
    _ file: SourceFile,
    to contents: [UInt8],
    insteadOfLink remedy: String
  ) throws(Obstacle) -> FileReplacement {
    guard let status = try? FileStatus(ofLink: file.path) else { throw Obstacle(reason: "it is gone") }
    if status.kind == .symbolicLink { throw Obstacle(reason: "it is a symbolic link; \(remedy)") }
    // The file is replaced by a new one, which its permissions alone would not prevent.
    if status.permissions & 0o222 == 0 { throw Obstacle(reason: "it is read-only") }
    guard let bytes = try? FileDescriptor.contents(of: file.path), bytes == file.bytes else {
      throw Obstacle(reason: SystemError.changedMeanwhile.text)
    }
    return FileReplacement(
      path: file.path,
      contents: contents,
      permissions: status.permissions,
      precondition: .holds(file.bytes)
    )
  }
}

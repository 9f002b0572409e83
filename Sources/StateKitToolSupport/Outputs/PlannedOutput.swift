internal import StateKitGenerator

/// A file to write, and the present content of its path.
package struct PlannedOutput {
  enum State: Equatable {
    case missing
    case unchanged
    /// A generated file with other contents.
    case stale(permissions: UInt16)
    /// A file that must not be overwritten, with the reason.
    case blocked(String)
  }

  let path: String
  let state: State

  init(_ file: GeneratedFile, in folder: String) {
    path = Folder.path(folder, file.name)
    do {
      state = try PlannedOutput.state(of: path, for: file.contents)
    } catch {
      state = error == .missing ? .missing : .blocked(error.text)
    }
  }

  var isToBeWritten: Bool {
    switch state {
    case .missing, .stale: true
    case .unchanged, .blocked: false
    }
  }

  /// The permissions that the new file keeps.
  var permissions: UInt16? {
    if case .stale(let permissions) = state { permissions } else { nil }
  }

  private static func state(of path: String, for contents: [UInt8]) throws(SystemError) -> State {
    let status = try FileStatus(ofLink: path)
    switch status.kind {
    case .regular: break
    case .folder: return .blocked("it is a folder")
    case .symbolicLink: return .blocked("it is a symbolic link")
    case .other: return .blocked("it is not a regular file")
    }
    if status.version.size == contents.count, try FileDescriptor.holds(path, contents) { return .unchanged }
    return GeneratedFileHeader.isAtStart(of: try FileDescriptor.beginning(of: path))
      ? .stale(permissions: status.permissions)
      : .blocked("it was not generated, so it is not overwritten; move it, or choose another folder")
  }
}

internal import StateKitToolSupport

/// A file that holds a graph.
struct PictureFile {
  let path: String
  /// How a file begins that may be overwritten.
  let header: String

  /// Writes it, unless something else stands there; a file that says the same is left alone.
  func write(_ text: String) throws(CommandFailure) {
    let contents = Array(text.utf8)
    let present = try present()
    if let present, !present.contents.starts(with: header.utf8) {
      throw refusal("it was not generated, so it is not overwritten; move it, or choose another file")
    }
    if present?.contents == contents { return }
    try FileReplacement.replace([
      FileReplacement(path: path, contents: contents, permissions: present?.permissions)
    ])
  }

  /// What stands there; refused where it is not ours.
  private func present() throws(CommandFailure) -> (contents: [UInt8], permissions: UInt16)? {
    do throws(SystemError) {
      let status = try FileStatus(ofLink: path)
      return status.kind == .regular ? (try FileDescriptor.contents(of: path), status.permissions) : ([], 0)
    } catch {
      // What keeps a new file from being made is found when it is made.
      if error == .missing { return nil }
      throw refusal(error.text)
    }
  }

  private func refusal(_ reason: String) -> CommandFailure {
    CommandFailure(.unwritableOutput, ["cannot write '\(path)': \(reason)"])
  }
}

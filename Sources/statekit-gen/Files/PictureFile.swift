internal import StateKitToolSupport

/// A file with a graph or another page, which later runs write again.
struct PictureFile {
  let path: String
  /// The beginning by which the tool recognises its own file.
  let header: String

  /// Writes the graph, unless the path has another kind of file; an equal file is not written again.
  func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  func write(_ contents: [UInt8]) throws(CommandFailure) {
    let present = try present()
    if let present, !present.contents.starts(with: header.utf8) {
      throw refusal("it was not generated, so it is not overwritten; move it, or choose another file")
    }
    if present?.contents == contents { return }
    try FileReplacement.replace([
      FileReplacement(path: path, contents: contents, permissions: present?.permissions)
    ])
  }

  /// The existing file; an error if it is not a graph.
  private func present() throws(CommandFailure) -> (contents: [UInt8], permissions: UInt16)? {
    do throws(SystemError) {
      let status = try FileStatus(ofLink: path)
      return status.kind == .regular ? (try FileDescriptor.contents(of: path), status.permissions) : ([], 0)
    } catch {
      // Other obstacles are found when the file is created.
      if error == .missing { return nil }
      throw refusal(error.text)
    }
  }

  private func refusal(_ reason: String) -> CommandFailure {
    CommandFailure(.unwritableOutput, ["cannot write '\(path)': \(reason)"])
  }
}

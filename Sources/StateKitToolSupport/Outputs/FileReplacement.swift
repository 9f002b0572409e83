/// New contents of a file.
package struct FileReplacement {
  let path: String
  let contents: [UInt8]
  /// Nil for a file that is not there yet.
  let permissions: UInt16?

  package init(path: String, contents: [UInt8], permissions: UInt16?) {
    self.path = path
    self.contents = contents
    self.permissions = permissions
  }

  /// Nothing takes its place before everything is on the disk: a full disk spoils no file.
  package static func replace(_ files: [FileReplacement]) throws(CommandFailure) {
    var written: [TemporaryFile] = []
    defer { for file in written { file.remove() } }
    for file in files {
      written.append(
        try file.attempt { () throws(SystemError) in
          try TemporaryFile.write(
            file.contents,
            permissions: file.permissions,
            in: Folder.containing(file.path)
          )
        }
      )
    }
    for (temporary, file) in zip(written, files) {
      try file.attempt { () throws(SystemError) in try temporary.replace(file.path) }
    }
  }

  private func attempt<Result>(_ step: () throws(SystemError) -> Result) throws(CommandFailure) -> Result {
    do {
      return try step()
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot write '\(path)': \(error.text)"])
    }
  }
}

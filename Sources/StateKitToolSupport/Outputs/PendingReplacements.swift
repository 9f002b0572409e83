/// New contents of files. All are on the disk before the first file is replaced, so that a full disk does not damage a
/// file.
struct PendingReplacements {
  private var pending:
    [(temporary: TemporaryFile, path: String, precondition: FileReplacement.Precondition)] = []
  /// The number of files that are already replaced.
  private var replaced: Int = 0

  /// Writes the contents into a temporary file beside the final one.
  /// - Parameter isDurable: Whether the contents must survive a power cut, because they cannot be made again.
  mutating func add(_ file: FileReplacement, isDurable: Bool = false) throws(CommandFailure) {
    let number = pending.count
    let temporary = try PendingReplacements.attempt(file.path) { () throws(SystemError) in
      try TemporaryFile.write(
        file.contents,
        permissions: file.permissions,
        isDurable: isDurable,
        in: Folder.containing(file.path),
        number: number
      )
    }
    pending.append((temporary, file.path, file.precondition))
  }

  /// Replaces all files.
  mutating func replace() throws(CommandFailure) {
    for (temporary, path, precondition) in pending[replaced...] {
      try PendingReplacements.attempt(path) { () throws(SystemError) in
        try precondition.check(at: path)
        try temporary.replace(path)
      }
      replaced += 1
    }
  }

  /// Removes the temporary files that were not used.
  func removeRest() {
    for file in pending[replaced...] { file.temporary.remove() }
  }

  private static func attempt<Result>(
    _ path: String,
    _ step: () throws(SystemError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try step()
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot write '\(path)': \(error.text)"])
    }
  }
}

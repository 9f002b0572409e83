/// New contents of files, all on the disk before the first of them takes its place: a full disk spoils no file.
struct PendingReplacements {
  private var pending: [(temporary: TemporaryFile, path: String)] = []

  /// Writes the contents beside the file that they are for.
  mutating func add(_ file: FileReplacement) throws(CommandFailure) {
    let number = pending.count
    let temporary = try PendingReplacements.attempt(file.path) { () throws(SystemError) in
      try TemporaryFile.write(
        file.contents,
        permissions: file.permissions,
        in: Folder.containing(file.path),
        number: number
      )
    }
    pending.append((temporary, file.path))
  }

  /// Puts all of them in their places.
  func replace() throws(CommandFailure) {
    for (temporary, path) in pending {
      try PendingReplacements.attempt(path) { () throws(SystemError) in try temporary.replace(path) }
    }
  }

  /// Removes those that have not taken their places.
  func removeRest() {
    for file in pending { file.temporary.remove() }
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

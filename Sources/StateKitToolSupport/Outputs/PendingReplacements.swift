/// New contents of files, all on the disk before the first of them takes its place: a full disk spoils no file.
struct PendingReplacements {
  private var pending:
    [(temporary: TemporaryFile, path: String, precondition: FileReplacement.Precondition)] = []
  /// How many have taken their places.
  private var replaced: Int = 0

  /// Writes the contents beside the file that they are for.
  /// - Parameter isDurable: Whether they must outlast a power cut, as nobody can make them again.
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

  /// Puts all of them in their places.
  mutating func replace() throws(CommandFailure) {
    for (temporary, path, precondition) in pending[replaced...] {
      try PendingReplacements.attempt(path) { () throws(SystemError) in
        try precondition.check(at: path)
        try temporary.replace(path)
      }
      replaced += 1
    }
  }

  /// Removes those that have not taken their places.
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

internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// A folder with people's own Swift files, to which the scaffold adds code.
struct ScaffoldFolder {
  /// The path of the folder, which is created if it is missing.
  let path: String
  let isDryRun: Bool

  /// Reads the Swift files below the folder, makes the changes for them, and reports these.
  func update(_ changes: ([SourceFile]) -> [ScaffoldChange]) throws(CommandFailure) {
    if isDryRun { return try carryOut(changes) }
    // Another run must not add stubs between reading and writing.
    try FolderLock.hold(making: path) { () throws(CommandFailure) in try carryOut(changes) }
  }

  private func carryOut(_ changes: ([SourceFile]) -> [ScaffoldChange]) throws(CommandFailure) {
    let files = try SchemaReader.read(
      try FileFinder.find(below: path, endings: [".swift"]).map { .file($0, isNamed: false) }
    )
    let changes = changes(files)
    let writer = ScaffoldWriter(folder: path)
    let report = ScaffoldReport(writer: writer, isDryRun: isDryRun)
    try report.printFolder(fileCount: files.count)
    if isDryRun { _ = try writer.plan(changes) } else { try writer.write(changes) }
    try report.print(changes)
  }
}

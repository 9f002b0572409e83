internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// A folder of people's own Swift files, to which the scaffold adds.
struct ScaffoldFolder {
  /// It is made if it is missing.
  let path: String
  let isDryRun: Bool

  /// Reads the Swift files below the folder, carries out the changes that are made of them, and says so.
  func update(_ changes: ([SourceFile]) -> [ScaffoldChange]) throws(CommandFailure) {
    if isDryRun { return try carryOut(changes) }
    // Nobody else's stubs come between reading and writing.
    try FolderLock.hold(making: path) { () throws(CommandFailure) in try carryOut(changes) }
  }

  private func carryOut(_ changes: ([SourceFile]) -> [ScaffoldChange]) throws(CommandFailure) {
    let files = try SchemaReader.read(try SwiftFileFinder.find(below: path).map { .file($0, isNamed: false) })
    let changes = changes(files)
    let writer = ScaffoldWriter(folder: path)
    let report = ScaffoldReport(writer: writer, isDryRun: isDryRun)
    try report.printFolder(fileCount: files.count)
    if isDryRun { _ = try writer.plan(changes) } else { try writer.write(changes) }
    try report.print(changes)
  }
}

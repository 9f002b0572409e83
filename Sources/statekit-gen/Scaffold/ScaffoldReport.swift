internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// Names the folder that was read, each file that was or would be written, and the added declarations:
///
///     read 3 Swift files below Sources/App
///     changed Sources/App/UsersReducer.swift
///       + renamed(_:id:name:)
struct ScaffoldReport {
  let writer: ScaffoldWriter
  let isDryRun: Bool

  /// The number of files shows whether this is the right folder: types in other folders are not found.
  func printFolder(fileCount: Int) throws(CommandFailure) {
    let files = fileCount == 1 ? "1 Swift file" : "\(fileCount) Swift files"
    try Console.report("read \(files) below \(shown(writer.folder))\n")
  }

  func print(_ changes: [ScaffoldChange]) throws(CommandFailure) {
    for change in changes {
      let lines = change.added.map { "  + \($0)\n" }.joined()
      try Console.report("\(verb(for: change)) \(shown(writer.path(of: change)))\n\(lines)")
    }
  }

  /// The path relative to the current folder, because the command plugin passes absolute paths.
  private func shown(_ path: String) -> String {
    PrintableText.of(SchemaPath.relative(path, to: Folder.current, from: Folder.current))
  }

  private func verb(for change: ScaffoldChange) -> String {
    switch (change.target, isDryRun) {
    case (.new, false): "created"
    case (.new, true): "would create"
    case (.existing, false): "changed"
    case (.existing, true): "would change"
    }
  }
}

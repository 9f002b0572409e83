internal import StateKitGenerator
internal import StateKitReports
internal import StateKitToolSupport

/// Names each file that was or would be written, and what was put into it:
///
///     changed Sources/App/UsersReducer.swift
///       + renamed(_:id:name:)
struct ScaffoldReport {
  let writer: ScaffoldWriter
  let isDryRun: Bool

  func print(_ changes: [ScaffoldChange]) throws(CommandFailure) {
    for change in changes {
      let lines = change.added.map { "  + \($0)\n" }.joined()
      // The command plugin names folders from the root.
      let path = SchemaPath.relative(writer.path(of: change), to: Folder.current, from: Folder.current)
      try Console.report("\(verb(for: change)) \(PrintableText.of(path))\n\(lines)")
    }
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

package import StateKitGenerator

/// The planned changes of the user's own files.
package struct ScaffoldPlan: Sendable {
  package let changes: [ScaffoldChange]
  /// The tasks that could not be done, and the user's handlers that lost their actions.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A file to write or change.
package struct ScaffoldChange: Sendable {
  package enum Target: Sendable {
    /// A new file, for example `UsersReducer.swift`.
    case new(name: String)
    /// An existing file with insertions.
    case existing(SourceFile)
  }

  package let target: Target
  package let contents: [UInt8]
  /// The added declarations, for example `renamed(_:id:name:)`.
  package let added: [String]
}

/// A text to insert into a file at an offset.
struct ScaffoldInsertion {
  let file: SourceFile
  let offset: Int
  let text: String
  var added: [String] = []
}

/// The results of one part of the scaffold.
struct ScaffoldFindings {
  var newFiles: [ScaffoldChange] = []
  var stubs: [ScaffoldStubs] = []
  var insertions: [ScaffoldInsertion] = []
  var diagnostics: [Diagnostic] = []

  /// The changes, with all insertions into a file as one change.
  func changes(in files: [SourceFile]) -> [ScaffoldChange] {
    let changed: [ScaffoldChange] = files.compactMap { file in
      contents(of: file).map { contents in
        let added = insertions.filter { $0.file === file }.flatMap(\.added)
        return ScaffoldChange(target: .existing(file), contents: contents, added: added)
      }
    }
    return changed + newFiles
  }

  /// The new contents of a file; nil without insertions.
  func contents(of file: SourceFile) -> [UInt8]? {
    let inOrder = insertions.filter { $0.file === file }.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    if inOrder.isEmpty { return nil }
    var contents: [UInt8] = []
    var copied = 0
    for insertion in inOrder {
      contents += file.bytes[copied..<insertion.offset]
      contents += insertion.text.utf8
      copied = insertion.offset
    }
    return contents + file.bytes[copied...]
  }
}

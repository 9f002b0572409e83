package import StateKitGenerator

/// What is to be done to the user's own files.
package struct ScaffoldPlan: Sendable {
  package let changes: [ScaffoldChange]
  /// What could not be done, and what of the user's has lost its action.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A file to write.
package struct ScaffoldChange: Sendable {
  package enum Target: Sendable {
    /// Which is not there yet, for example `UsersReducer.swift`.
    case new(name: String)
    /// Into which something is put.
    case existing(SourceFile)
  }

  package let target: Target
  package let contents: [UInt8]
  /// What is written, for example `renamed(_:id:name:)`.
  package let added: [String]
}

/// Text to put into a file, between two of its bytes.
struct ScaffoldInsertion {
  let file: SourceFile
  let offset: Int
  let text: String
  var added: [String] = []
}

/// What one part of the scaffold wants.
struct ScaffoldFindings {
  var newFiles: [ScaffoldChange] = []
  var stubs: [ScaffoldStubs] = []
  var insertions: [ScaffoldInsertion] = []
  var diagnostics: [Diagnostic] = []

  /// All insertions into a file make one change of it.
  func changes(in files: [SourceFile]) -> [ScaffoldChange] {
    let changed: [ScaffoldChange] = files.compactMap { file in
      contents(of: file).map { contents in
        let added = insertions.filter { $0.file === file }.flatMap(\.added)
        return ScaffoldChange(target: .existing(file), contents: contents, added: added)
      }
    }
    return changed + newFiles
  }

  /// The new contents of a file; nil where nothing is put into it.
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

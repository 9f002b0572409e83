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
      let inserted = insertions.filter { $0.file === file }
      return inserted.isEmpty ? nil : ScaffoldFindings.change(of: file, by: inserted)
    }
    return changed + newFiles
  }

  private static func change(of file: SourceFile, by insertions: [ScaffoldInsertion]) -> ScaffoldChange {
    let inOrder = insertions.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    var contents: [UInt8] = []
    var copied = 0
    for insertion in inOrder {
      contents += file.bytes[copied..<insertion.offset]
      contents += insertion.text.utf8
      copied = insertion.offset
    }
    contents += file.bytes[copied...]
    return ScaffoldChange(target: .existing(file), contents: contents, added: insertions.flatMap(\.added))
  }
}

internal import StateKitGenerator

/// The changes that the server offers for mistakes and for declarations. Each edit of a schema is tried first: it must
/// remove the mistake without making another.
struct CodeActions {
  let workspace: Workspace
  let client: ClientAbilities

  struct Action {
    let title: String
    var kind = "quickfix"
    let change: WorkspaceChange
    var diagnostic: Diagnostic?
    var isPreferred = false
  }

  func all(in range: Range<Int>, of file: SourceFile, only kinds: [String]) -> [Action] {
    guard file.path.isSchema, SchemaEdits(file) != nil else { return [] }
    let mistakes = workspace.diagnostics(at: file.path).filter { diagnostic in
      // The diagnostic counts anywhere in the string that it is about.
      let cursor = JSONCursor(at: diagnostic.location.offset, in: file)
      let extent = cursor.text == nil ? file.extent(at: diagnostic.location.offset) : cursor.range
      return extent.lowerBound <= range.upperBound && range.lowerBound <= extent.upperBound
    }
    let fixes = mistakes.flatMap { diagnostic in
      [
        suggestion(for: diagnostic, in: file), addition(for: diagnostic, in: file),
        allowance(of: diagnostic, in: file),
      ].compactMap(\.self)
    }
    let actions = fixes + refactorings(at: range.lowerBound, in: file)
    return actions.filter { action in
      kinds.isEmpty || kinds.contains { action.kind == $0 || action.kind.hasPrefix($0 + ".") }
    }
  }

  // MARK: - Trials

  /// Whether another text of the file has fewer diagnostics like this one, and all schemas together have not more
  /// diagnostics or errors.
  func removes(_ diagnostic: Diagnostic, _ text: [UInt8], in file: SourceFile) -> Bool {
    let after = workspace.diagnostics(with: [file.path: text])
    let before = workspace.diagnostics()
    let same = { (other: Diagnostic) in
      other.code == diagnostic.code && other.message == diagnostic.message
        && other.location.file.path == diagnostic.location.file.path
    }
    return after.count { same($0) } < before.count { same($0) } && makesNoErrors(after, before)
  }

  private func makesNoErrors(_ after: [Diagnostic], _ before: [Diagnostic]) -> Bool {
    after.count <= before.count
      && after.count { $0.severity == .error } <= before.count { $0.severity == .error }
  }
}

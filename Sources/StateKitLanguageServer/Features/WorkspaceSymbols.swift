internal import StateKitGenerator

/// The declarations of all schemas whose names contain the letters of a query, in this order. Only the first few
/// hundred are given; a longer query finds the others.
struct WorkspaceSymbols {
  private static let most = 300
  let found: [(symbol: SymbolTree.Symbol, container: String?, file: SourceFile)]

  init(matching query: String, in workspace: Workspace) {
    let all = workspace.files.values.sorted { $0.path < $1.path }.lazy.flatMap { file in
      (SymbolTree(file)?.symbols ?? []).flatMap { domain in
        ([(domain, nil)] + domain.children.map { ($0, domain.name) })
          .filter { query.isSubsequence(of: $0.0.name) }.map { ($0.0, $0.1, file) }
      }
    }
    found = Array(all.prefix(Self.most))
  }
}

extension String {
  /// Whether the letters appear in this order in another text, in upper or lower case.
  fileprivate func isSubsequence(of text: String) -> Bool {
    var rest = lowercased()[...]
    for letter in text.lowercased() where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

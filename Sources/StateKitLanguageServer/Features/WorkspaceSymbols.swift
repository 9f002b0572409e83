internal import StateKitGenerator

/// The declarations of all schemas whose names have the letters of a query in their order: the first few hundred, among which
/// a client lets the user choose by a longer query.
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
  /// Whether the letters appear in this order in another text, whatever their case.
  fileprivate func isSubsequence(of text: String) -> Bool {
    var rest = lowercased()[...]
    for letter in text.lowercased() where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

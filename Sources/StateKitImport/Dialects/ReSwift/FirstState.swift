#if Import
internal import SwiftSyntax

/// Finds `state ?? S()` in a reducer, outside of the branches for actions.
final class FirstState: SyntaxVisitor {
  private let name: String
  private let branches: Set<SyntaxIdentifier>
  private var values: [[ExprSyntax]] = []

  private init(_ name: String, _ branches: Set<SyntaxIdentifier>) {
    self.name = name
    self.branches = branches
    super.init(viewMode: .sourceAccurate)
  }

  /// Nil without a first state, or with several different ones.
  static func found(in node: some SyntaxProtocol, of name: String, besides matches: [MatchedActions])
    -> [ExprSyntax]?
  {
    let search = FirstState(name, Set(matches.flatMap { $0.statements.map(\.id) }))
    search.walk(node)
    return Set(search.values.map(text)).count == 1 ? search.values.first : nil
  }

  /// Whether a branch has a first state that is not this code.
  static func differs(in match: MatchedActions, from first: String) -> Bool {
    let search = FirstState(match.frame.state, [])
    for statement in match.statements { search.walk(statement) }
    return search.values.contains { text($0) != first }
  }

  static func text(_ expressions: [ExprSyntax]) -> String {
    expressions.map(\.trimmedDescription).joined(separator: " ").onOneLine
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let parts = ExprSyntax(node).coalescing, parts.left.plainName == name { values.append(parts.right) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    branches.contains(node.id) ? .skipChildren : .visitChildren
  }
}
#endif

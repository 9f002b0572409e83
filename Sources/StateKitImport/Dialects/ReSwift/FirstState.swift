#if Import
internal import SwiftSyntax

/// Finds `state ?? S()` anywhere in a reducer.
final class FirstState: SyntaxVisitor {
  private let name: String
  private var value: [ExprSyntax]?

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func found(in node: some SyntaxProtocol, of name: String) -> [ExprSyntax]? {
    let search = FirstState(name)
    search.walk(node)
    return search.value
  }

  static func text(_ expressions: [ExprSyntax]) -> String {
    expressions.map(\.trimmedDescription).joined(separator: " ").onOneLine
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if value == nil, let parts = ExprSyntax(node).coalescing, parts.left.plainName == name {
      value = parts.right
    }
    return .visitChildren
  }
}
#endif

#if Import
internal import SwiftSyntax

/// Finds `state ?? S()` anywhere in a reducer.
final class FirstState: SyntaxVisitor {
  private let name: String
  private var code: String?

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func found(in node: some SyntaxProtocol, of name: String) -> String? {
    let search = FirstState(name)
    search.walk(node)
    return search.code
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if code == nil, let parts = ExprSyntax(node).coalescing, parts.left.plainName == name {
      code = parts.right.map(\.trimmedDescription).joined(separator: " ").onOneLine
    }
    return .visitChildren
  }
}
#endif

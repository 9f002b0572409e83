#if Import
internal import SwiftSyntax

/// The names that code binds at any depth, also in closures.
final class PatternNames: SyntaxVisitor {
  /// The names of patterns, such as `let name`.
  private(set) var patterns: Set<String> = []
  private var parameters: Set<String> = []

  /// The same with the parameters of closures.
  var all: Set<String> { patterns.union(parameters) }

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    patterns.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    parameters.formUnion(node.parameterNames)
    return .visitChildren
  }
}
#endif

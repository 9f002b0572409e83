#if Import
internal import SwiftSyntax

/// Which names of functions, and of closures in properties, need an `await`, as far as the app declares them.
struct WaitingNames {
  /// Whether the declarations of a name are `async`; nil if the app has none, or different ones.
  private let names: [String: Bool]

  init(in sources: [ImportedSource]) {
    let search = Search(viewMode: .sourceAccurate)
    for source in sources { search.walk(source.tree) }
    names = search.found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Whether a call of a name waits; nil if it is not known.
  subscript(name: String) -> Bool? { names[name] }

  private final class Search: SyntaxVisitor {
    var found: [String: Set<Bool>] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      found[node.name.plainText, default: []].insert(node.signature.effectSpecifiers?.asyncSpecifier != nil)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self),
        let function = node.typeAnnotation.flatMap({ $0.type.function })
      {
        found[name.identifier.plainText, default: []].insert(function.effectSpecifiers?.asyncSpecifier != nil)
      }
      return .visitChildren
    }
  }
}

extension TypeSyntax {
  /// The type of a closure, without attributes and parentheses; nil for other types.
  fileprivate var function: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.function
    }
    return self.as(FunctionTypeSyntax.self)
  }
}
#endif

#if Import
internal import StateKitGenerator
internal import SwiftSyntax

extension ReducerFunction {
  /// Whether it is declared before another one, in the order of the files.
  func isBefore(_ other: ReducerFunction) -> Bool {
    let (left, right) = (location, other.location)
    return (left.file.path, left.offset) < (right.file.path, right.offset)
  }
}

extension ClosureExprSyntax {
  /// The types of the parameters, from the closure itself or from the type of its variable.
  func reducerTypes(_ type: TypeSyntax?, _ scope: [String], _ search: ReducerSearch) -> (
    [TypeSyntax], TypeSyntax?
  )? {
    if let type { return search.parameters(of: type, in: scope) }
    guard case .parameterClause(let clause)? = signature?.parameterClause else { return nil }
    let types = clause.parameters.compactMap(\.type)
    return types.count == clause.parameters.count ? (types, signature?.returnClause?.type) : nil
  }
}

extension TypeSyntax {
  /// `S` in `inout S`.
  var inoutBase: TypeSyntax? {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return nil }
    let isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
    return isInout ? attributed.baseType : nil
  }

  var asOptional: TypeSyntax { TypeSyntax(OptionalTypeSyntax(wrappedType: trimmed)) }

  /// The type itself, or the surrounding type for `Self`.
  func selfResolved(_ scope: [String]) -> TypeSyntax {
    guard path == ["Self"], let name = scope.last else { return self }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }
}

/// Finds `action.actionType`.
final class ActionTypeReads: SyntaxVisitor {
  private let name: String
  private var isFound = false

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func found(in node: some SyntaxProtocol, of name: String) -> Bool {
    let reads = ActionTypeReads(name)
    reads.walk(node)
    return reads.isFound
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "actionType",
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      isFound = true
    }
    return .visitChildren
  }
}
#endif

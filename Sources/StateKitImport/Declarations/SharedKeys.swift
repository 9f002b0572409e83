#if Import
internal import SwiftSyntax

/// The types of shared values whose properties have no annotation, `@Shared(.rows) var rows`, by the names of their keys.
struct SharedKeys {
  private var types: [String: TypeSyntax] = [:]
  private var defaults: [String: ExprSyntax] = [:]

  mutating func add(_ found: ExtensionDeclSyntax) {
    guard ["SharedKey", "SharedReaderKey"].contains(found.extendedType.trimmedDescription),
      let type = SharedKeys.valueType(of: found.genericWhereClause)
    else { return }
    for member in found.memberBlock.members {
      for name in member.decl.declaredNames {
        types[name] = type
        defaults[name] = SharedKeys.standard(in: member.decl)
      }
    }
  }

  /// The type that the key of a property tells.
  func type(of property: StoredProperty) -> TypeSyntax? { name(of: property).flatMap { types[$0] } }

  /// The first value that the key of a property tells.
  func standard(of property: StoredProperty) -> ExprSyntax? { name(of: property).flatMap { defaults[$0] } }

  /// `rows` for `@Shared(.rows)`.
  private func name(of property: StoredProperty) -> String? {
    guard var key = property.sharingKey else { return nil }
    if let call = key.as(FunctionCallExprSyntax.self) { key = call.calledExpression }
    guard let access = key.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    return access.declName.baseName.plainText
  }

  /// `[]` in `Self[.fileStorage(url), default: []]`.
  private static func standard(in member: DeclSyntax) -> ExprSyntax? {
    let search = DefaultArgument(viewMode: .sourceAccurate)
    search.walk(member)
    return search.value
  }

  /// `[Row]` in `where Self == FileStorageKey<[Row]>.Default`.
  private static func valueType(of clause: GenericWhereClauseSyntax?) -> TypeSyntax? {
    for requirement in clause?.requirements ?? [] {
      guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self),
        same.leftType.trimmedDescription == "Self", case .type(var key) = same.rightType
      else { continue }
      if let member = key.as(MemberTypeSyntax.self), member.name.text == "Default" { key = member.baseType }
      if let value = key.genericArguments.last { return value }
    }
    return nil
  }
}

private final class DefaultArgument: SyntaxVisitor {
  var value: ExprSyntax?

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Self" {
      value = value ?? node.arguments.first { $0.label?.text == "default" }?.expression
    }
    return .visitChildren
  }
}
#endif

#if Import
internal import SwiftSyntax

/// The types of shared values whose properties have no annotation, `@Shared(.rows) var rows`, by the names of their keys.
struct SharedKeys {
  private var types: [String: TypeSyntax] = [:]

  mutating func add(_ found: ExtensionDeclSyntax) {
    guard ["SharedKey", "SharedReaderKey"].contains(found.extendedType.trimmedDescription),
      let type = SharedKeys.valueType(of: found.genericWhereClause)
    else { return }
    for name in found.memberBlock.members.flatMap(\.decl.declaredNames) { types[name] = type }
  }

  /// The type that the key of a property tells.
  func type(of property: StoredProperty) -> TypeSyntax? {
    guard var key = property.sharingKey else { return nil }
    if let call = key.as(FunctionCallExprSyntax.self) { key = call.calledExpression }
    guard let access = key.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    return types[access.declName.baseName.plainText]
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
#endif

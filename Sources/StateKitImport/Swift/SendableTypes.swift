#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Lets the public types that move with a state and its actions say that they are Sendable. Of other types Swift finds it out.
struct SendableTypes {
  /// The texts in which the names of such types are looked for: of values, and of the types that move.
  private let uses: [(name: String, text: String)]

  private static let levels = [AccessLevel.public, .package].map(\.rawValue)

  init(of domain: ImportedDomain) {
    let values = domain.state.properties.map(\.type) + domain.actions.flatMap(\.payload).map(\.type)
    let members = domain.replaced.flatMap(\.type.members) + domain.holder.members
    uses =
      values.map { ("", $0) }
      + members.map(\.declaration).compactMap { declaration in
        declaration.valueType.map { ($0.name.plainText, declaration.trimmedDescription) }
      }
  }

  func edits(in declaration: DeclSyntax) -> [TextEdit] {
    guard let type = declaration.valueType,
      uses.contains(where: { $0.name != type.name.plainText && $0.text.mentions(type.name.plainText) })
    else { return [] }
    let inner = type.memberBlock.members.flatMap { edits(in: $0.decl) }
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    guard type.modifiers.contains(where: { SendableTypes.levels.contains($0.name.text) }),
      !inherited.contains(where: {
        $0.path.last == "Sendable" || $0.trimmedDescription.hasSuffix(" Sendable")
      })
    else { return inner }
    let end = (inherited.last?.textRange ?? type.name.textRange).upperBound
    return inner + [TextEdit(end..<end, with: inherited.isEmpty ? ": Sendable" : ", Sendable")]
  }
}

extension DeclSyntax {
  /// A struct or an enum without generic parameters.
  fileprivate var valueType: (any DeclGroupSyntax & NamedDeclSyntax)? {
    guard self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self),
      asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
    else { return nil }
    return asProtocol((any DeclGroupSyntax).self) as? any DeclGroupSyntax & NamedDeclSyntax
  }
}
#endif

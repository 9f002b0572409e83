#if Import
internal import SwiftSyntax

/// Macros of the architecture that the app leaves.
enum LeftAttributes {
  private static let names: Set<String> = [
    "CasePathable", "Reducer", "ObservableState", "dynamicMemberLookup",
  ]

  /// Removes them from a declaration.
  static func edits(in declaration: DeclSyntax) -> [TextEdit] {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
    let own = group.attributes.compactMap { attribute -> TextEdit? in
      guard let name = attribute.name, names.contains(name) else { return nil }
      let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
      return TextEdit(
        start..<(attribute.nextToken?.positionAfterSkippingLeadingTrivia.utf8Offset ?? start),
        with: ""
      )
    }
    return own + group.memberBlock.members.flatMap { edits(in: $0.decl) }
  }
}

extension AttributeListSyntax.Element {
  fileprivate var nextToken: TokenSyntax? {
    lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
  }
}
#endif

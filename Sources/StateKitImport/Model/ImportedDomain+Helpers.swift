#if Import
internal import SwiftSyntax

extension ImportedDomain {
  /// Moves private declarations of the app's files to the file with the handlers.
  mutating func move(
    _ helpers: [HiddenHelpers.Helper],
    _ names: GeneratedTypeNames,
    _ report: inout ImportReport
  ) {
    for helper in helpers where helper.reasonToStay == nil {
      let piece = SwiftPiece(key: DeclarationKey.of(helper.declaration), text: helper.text(names))
      if let group = helper.surrounding {
        holder.add(piece, toExtension: group.head)
      } else {
        holder.neighbors.append(TypePiece(head: "", key: piece.key, members: [piece]))
      }
      let name = helper.names.first ?? ""
      let reason = "'\(name)', which moves to '\(holder.name)', if nothing else in the file uses it"
      report.add(.replaced, reason, at: helper.source.location(of: helper.declaration))
    }
  }
}

extension HandlerHolder {
  fileprivate mutating func add(_ piece: SwiftPiece, toExtension head: String) {
    if let index = neighbors.firstIndex(where: { $0.head == head }) {
      neighbors[index].members.append(piece)
    } else {
      neighbors.append(TypePiece(head: head, key: head, members: [piece]))
    }
  }
}

extension ExtensionDeclSyntax {
  /// `extension Array where Element == Int`
  fileprivate var head: String {
    let condition = genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    return "extension \(extendedType.trimmedDescription)\(condition)".onOneLine
  }
}

extension HiddenHelpers.Helper {
  /// The declaration, private where it moves to.
  fileprivate func text(_ names: GeneratedTypeNames) -> String {
    let edits = NameRepair.edits(in: declaration, names, from: [], to: [])
    let text = source.movedText(of: declaration, edits)
    guard let group = surrounding,
      group.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
      !declaration.trimmedDescription.hasPrefix("private"),
      !declaration.trimmedDescription.hasPrefix("fileprivate")
    else { return text }
    let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    return source.movedText(of: declaration, edits + [TextEdit(start..<start, with: "fileprivate ")])
  }
}
#endif

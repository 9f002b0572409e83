#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Adds declarations to an existing Swift file. Declarations whose names exist already stay as they are.
struct SwiftMerge {
  /// All files of the output folder: a person may have moved declarations between them.
  let existing: [ImportedSource]
  private let members: [String: Set<String>]

  init(existing: [ImportedSource]) {
    self.existing = existing
    var members: [String: Set<String>] = [:]
    for source in existing {
      for statement in source.tree.statements {
        guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
        let key = DeclarationKey.of(declaration)
        members[SwiftMerge.typeName(of: key), default: []].insert(key)
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { continue }
        members[SwiftMerge.typeName(of: group), default: []].formUnion(SwiftMerge.keys(of: group))
      }
    }
    self.members = members
  }

  /// Whether a file declares or extends a type.
  func has(_ type: String) -> Bool { members[type] != nil }

  /// Whether a file declares a member of a type.
  func has(_ type: String, _ member: String) -> Bool { members[type]?.contains(member) == true }

  /// The new contents of a file; nil if nothing is missing from it.
  func contents(of file: ImportedSwiftFile, at path: String) -> (old: SourceFile?, contents: [UInt8])? {
    let source = existing.first { $0.file.path == path }
    let groups = file.groups.compactMap(missing)
    guard let source else {
      if groups.isEmpty { return nil }
      // Declarations that are in other files now are not written again.
      let isWhole = groups.count == file.groups.count && members.isEmpty
      var new = file
      if !isWhole { new.groups = groups }
      return (nil, Array(new.text.utf8))
    }
    guard !groups.isEmpty else { return nil }
    var edits: [TextEdit] = []
    var appended = ""
    for group in groups {
      if let place = place(for: group, in: source), !group.members.isEmpty {
        edits.append(insertion(of: group.members, in: place, source))
      } else {
        appended += "\n" + group.text + "\n"
      }
    }
    let imports = file.imports.filter { line in
      !source.imports.contains { line == $0 || line.hasSuffix(" \($0)") } && line != "StateKit"
    }
    if !imports.isEmpty { edits.append(TextEdit(0..<0, with: imports.map { "import \($0)\n" }.joined())) }
    let length = source.file.bytes.count - source.file.textStart
    let text = source.text(of: 0..<length, edits) + appended
    return (source.file, Array(source.file.bytes[..<source.file.textStart]) + Array(text.utf8))
  }

  /// The members of a group that are missing from all files; nil if all are present.
  private func missing(_ group: TypePiece) -> TypePiece? {
    guard let present = members[SwiftMerge.typeName(of: group.key)] else { return group }
    var rest = group
    rest.members = group.members.filter { !present.contains($0.key) && !$0.isHint }
    return rest.members.isEmpty ? nil : rest
  }

  private func place(for group: TypePiece, in source: ImportedSource) -> (any DeclGroupSyntax)? {
    let name = SwiftMerge.typeName(of: group.key)
    let all = source.tree.statements.compactMap {
      $0.item.as(DeclSyntax.self)?.asProtocol((any DeclGroupSyntax).self)
    }
    return all.first { SwiftMerge.typeName(of: $0) == name && !$0.is(ExtensionDeclSyntax.self) }
      ?? all.first { SwiftMerge.typeName(of: $0) == name }
  }

  private func insertion(of pieces: [SwiftPiece], in group: any DeclGroupSyntax, _ source: ImportedSource)
    -> TextEdit
  {
    let brace = group.memberBlock.rightBrace
    let position = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let unit =
      group.memberBlock.members.first.map {
        source.column(of: $0.positionAfterSkippingLeadingTrivia.utf8Offset)
      } ?? 2
    let column = source.column(of: group.positionAfterSkippingLeadingTrivia.utf8Offset)
    let text = Indentation.added(String(repeating: " ", count: max(unit, 2)), to: TypePiece.joined(pieces))
    let isOnOwnLine = brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    let closing = String(repeating: " ", count: column)
    if isOnOwnLine { return TextEdit((position - column)..<position, with: "\n\(text)\n\(closing)") }
    return TextEdit(position..<position, with: "\n\(text)\n\(closing)")
  }

  private static func typeName(of group: any DeclGroupSyntax) -> String {
    if let extended = group.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }

  /// `Counter` in `struct Counter`.
  private static func typeName(of key: String) -> String {
    key.split(separator: " ").dropFirst().first.map(String.init) ?? key
  }

  private static func keys(of group: any DeclGroupSyntax) -> Set<String> {
    Set(group.memberBlock.members.map { DeclarationKey.of($0.decl) })
  }
}
#endif

#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The file with the old names. An existing file gets the declarations that it lacks.
struct CallSitesFile {
  let pieces: [CallSites.Piece]
  /// The lines with the imports.
  let imports: [String]

  /// - Parameter existing: The Swift files of the output folder.
  func changes(to existing: [ImportedSource], in folder: String) -> [ImportChange] {
    let known = existing.reduce(into: Set<String>()) { $0.formUnion(CallSitesFile.keys(of: $1)) }
    let missing = pieces.filter { !known.contains($0.key) }
    guard !missing.isEmpty else { return [] }
    let path = "\(folder)/\(CallSites.fileName)"
    let code = missing.map(\.text).joined(separator: "\n\n") + "\n"
    guard let old = existing.first(where: { $0.file.path == path }) else {
      let head =
        "// What keeps the code around the store compiling. Each declaration can go with its last use.\n"
      let lines = ([head] + imports.map { $0 + "\n" }).joined(separator: imports.isEmpty ? "" : "")
      return [ImportChange(path: path, old: nil, contents: Array((lines + "\n" + code).utf8))]
    }
    return [ImportChange(path: path, old: old.file, contents: old.file.bytes + Array(("\n" + code).utf8))]
  }

  private static func keys(of source: ImportedSource) -> Set<String> {
    var keys: Set<String> = []
    for statement in source.tree.statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      let key = DeclarationKey.of(declaration)
      keys.insert(key)
      guard let extended = declaration.as(ExtensionDeclSyntax.self) else { continue }
      for inherited in extended.inheritanceClause?.inheritedTypes ?? [] {
        keys.insert("\(key): \(inherited.type.trimmedDescription)")
      }
      for member in extended.memberBlock.members { keys.insert("\(key) \(DeclarationKey.of(member.decl))") }
    }
    return keys
  }
}
#endif

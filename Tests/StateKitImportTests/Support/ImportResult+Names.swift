#if Import
import StateKitGenerator
import SwiftParser
import SwiftSyntax

@testable import StateKitImport

extension ImportResult {
  /// The lines of the report for what counts as moved.
  var moved: [String] { report.lines.filter { $0.kind == .moved }.map(\.text) }

  /// The names in the written handlers that are neither in the files of the app nor in generated code, in order. Code that is
  /// cut at a wrong place makes such names.
  func unknownNames(besides read: [SourceFile]) -> [String] {
    let written = changes.map { SourceFile(path: $0.path, bytes: $0.contents) }
    let schemas = written.filter { $0.path.hasSuffix(".statekit.json") }
    let generated = Generator().generate(schemas).files.map { SourceFile(path: $0.name, bytes: $0.contents) }
    let support = written.filter { $0.path.hasSuffix("/ImportedFeature.swift") }
    let known = Set((read + generated + support).flatMap(\.names)).union(ImportResult.ownNames)
    let handlers = written.filter { $0.path.hasSuffix("+StateKit.swift") }
    return Set(handlers.flatMap(\.names)).subtracting(known).filter { name in
      !["action", "value"].contains { name.hasPrefix($0) }
        && !["Handlers", "Reducer"].contains { name.hasSuffix($0) }
    }.sorted()
  }

  /// The names that the importer gives by itself.
  private static let ownNames: Set<String> = [
    "DomainEffects", "StackState", "_disfavoredOverload", "into", "StateKit", "allEffects", "body", "dismiss",
    "effects", "given",
    "newState", "read",
    "reduce", "reduced", "screen", "send", "warning", "whole",
  ]
}

extension SourceFile {
  /// The names in the code, without those of imported modules.
  fileprivate var names: [String] {
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    return tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }.flatMap { statement in
      statement.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        if case .identifier = token.tokenKind { token.plainText } else { nil }
      }
    }
  }
}
#endif

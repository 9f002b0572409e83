#if Import
import StateKitGenerator
import SwiftParser
import SwiftSyntax
import Testing

@testable import StateKitImport

/// How types of the app are spelled after an import.
struct GeneratedTypeNamesTests {
  @Test(arguments: [
    ("Page<Row>.Entry", "Page<Row>.Entry"), ("Page<[Row.State]>.Entry?", "Page<[RowState]>.Entry?"),
    ("StackElementID", "Int"), ("IdentifiedArrayOf<Row.State>", "IdentifiedArray<RowState>"),
  ])
  func `a type has its names after the import`(type: String, spelling: String) {
    let source = ImportedSource(SourceFile(path: "App.swift", text: "struct Row { struct State {} }"))
    var names = GeneratedTypeNames(index: DeclarationIndex([source]))
    names.set("RowState", for: ["Row", "State"])
    var parser = Parser(type)
    #expect(names.spelling(of: TypeSyntax.parse(from: &parser), in: []) == spelling)
  }
}
#endif

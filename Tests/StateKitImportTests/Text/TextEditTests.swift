#if Import
import StateKitGenerator
import StateKitTestSupport
import SwiftSyntax
import Testing

@testable import StateKitImport

struct TextEditTests {
  private func source(_ text: String) -> ImportedSource {
    ImportedSource(SourceFile(path: "App.swift", text: text))
  }

  /// The text of the last declaration in a type with the edits.
  private func moved(_ text: String, _ edits: [TextEdit] = []) throws -> String {
    let source = source("struct App {\n\(text)\n}\n")
    let type = try #require(source.tree.statements.first?.item.as(StructDeclSyntax.self))
    return source.movedText(of: try #require(type.memberBlock.members.last?.decl), edits)
  }

  @Test func `edits apply in the order of their places, and those outside or inside of others do not`() {
    let edits = [
      TextEdit(6..<7, with: "z"), TextEdit(2..<4, with: "xy!"), TextEdit(3..<4, with: "no"),
      TextEdit(0..<1, with: "no"), TextEdit(7..<9, with: "no"), TextEdit(7..<7, with: "."),
    ]
    expectEqual(source("abcdefghi").text(of: 1..<8, edits), "bxy!efz.h")
  }

  @Test func `a declaration moves with the comments before it and behind it`() throws {
    expectEqual(
      try moved("  // Counts.\n  /* Up. */\n  func count() {\n    n += 1\n  }  // done"),
      "// Counts.\n/* Up. */\nfunc count() {\n  n += 1\n}  // done"
    )
  }

  @Test func `a comment with an empty line behind it belongs to something else`() throws {
    expectEqual(
      try moved("  let a = 1\n  // Sums.\n\n  // Counts.\n  let n = 1"),
      "// Counts.\nlet n = 1"
    )
    expectEqual(try moved("  let a = 1\n\n\n  let n = 1   "), "let n = 1")
  }

  @Test func `statements move with their comments`() {
    let source = source("  // One.\n  a()\n    b()  // two\n  c()")
    expectEqual(source.movedText(ofStatements: source.tree.statements), "// One.\na()\n  b()  // two\nc()")
    expectEqual(
      source.movedText(ofStatements: source.tree.statements.dropLast()),
      "// One.\na()\n  b()  // two"
    )
    expectEqual(source.movedText(ofStatements: source.tree.statements.prefix(0)), "")
  }

  @Test func `the column of a place begins with its line`() {
    let source = source("a\n\t b\n  c = d")
    #expect(source.column(of: 0) == 0)
    #expect(source.column(of: 4) == 2)
    #expect(source.indentation(at: 4) == 2)
    #expect(source.column(of: 12) == 6)
    #expect(source.indentation(at: 12) == 2)
  }

  @Test func `a documentation comment loses its marks`() throws {
    let source = source("/// A name.\n///\n///   For people.  \n// Not this.\nlet name = 1\nlet other = 2")
    let statements = Array(source.tree.statements)
    expectEqual(statements[0].documentation, "A name.\n\nFor people.")
    #expect(statements[1].documentation == nil)
  }
}
#endif

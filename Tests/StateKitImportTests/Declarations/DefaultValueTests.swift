#if Import
import StateKitAuthoring
import StateKitGenerator
import StateKitTestSupport
import SwiftParser
import SwiftSyntax
import Testing

@testable import StateKitImport

/// The values that properties begin with.
struct DefaultValueTests {
  private let names = GeneratedTypeNames(
    index: DeclarationIndex([
      ImportedSource(SourceFile(path: "App.swift", text: "enum Outer { struct Row {}; struct List {} }"))
    ])
  )

  private func expression(_ text: String) -> ExprSyntax {
    var parser = Parser(text)
    return ExprSyntax.parse(from: &parser)
  }

  @Test(arguments: ["[Int]()", "[Outer.Row]()", "[String: Int]()"])
  func `an empty collection is the default of a schema, too`(text: String) {
    #expect(DefaultValue.of(expression(text), names, in: []) == nil)
  }

  @Test(arguments: ["[Int](repeating: 1, count: 2)", "Set<Int>()", "[Int]() { 1 }", "[1]", "list()"])
  func `what is no literal is a Swift expression`(text: String) throws {
    let value = try #require(DefaultValue.of(expression(text), names, in: []))
    expectEqual(value, .keyed([ExpressionKey.swift: .string(text)]))
  }

  @Test func `a literal is its value, and a text is not escaped`() {
    expectEqual(DefaultValue.of(expression("12_000"), names, in: []), .number("12000"))
    expectEqual(DefaultValue.of(expression(#""$@""#), names, in: []), .string("$@"))
    expectEqual(DefaultValue.of(expression("[:]"), names, in: []), [:])
  }

  @Test func `an expression has full names, and stands on one line`() {
    let value = expression("Row(\n  n: 1,\n  list: List(\"a  b\")\n)")
    expectEqual(
      DefaultValue.swift(value, names, in: ["Outer"]),
      "Outer.Row( n: 1, list: Outer.List(\"a  b\") )"
    )
  }
}
#endif

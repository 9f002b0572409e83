import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct CodeIndentationTests {
  @Test func `indented lines stand deeper, level by level`() {
    let lines: [Code] = ["switch self {"] + (["case a:"] + (["break"] as [Code]).indented).indented + ["}"]
    let function = FunctionDeclaration(head: "func f", parameters: [], body: lines)
    expectEqual(printed(function), "func f() {\n  switch self {\n    case a:\n      break\n  }\n}")
  }

  @Test func `an indented line that becomes part of another keeps its spaces`() {
    let line: Code = "\((["a"] as [Code]).indented[0])b"
    expectEqual(line.text, "  ab")
  }

  @Test func `room on a line is counted with the indentation`() {
    let list: Code = ["a", String(repeating: "b", count: 96)].map { Code(verbatim: $0) }.list
    let line: Code = "call(\(list))"
    #expect(body([line, line]).contains("call(a,"))
    #expect(body([line, line].indented.indented).contains("call(\n"))
  }

  private func body(_ lines: [Code]) -> String {
    printed(FunctionDeclaration(head: "func f", parameters: [], body: lines))
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct BreakableListTests {
  @Test func `a list has its elements and its end`() {
    expectEqual(BreakableList([6, 10, 15]).offsets, [6, 10, 15])
  }

  @Test func `the longer of two lists is kept`() {
    let long = BreakableList([6, 10, 15])
    expectEqual(long.longer(BreakableList([20, 21]), behind: 0).offsets, [6, 10, 15])
    expectEqual(BreakableList([1, 4]).longer(long, behind: 0).offsets, [6, 10, 15])
  }

  @Test func `of lists that are equally long the first one is kept`() {
    expectEqual(BreakableList([1, 4]).longer(BreakableList([6, 9]), behind: 0).offsets, [1, 4])
  }

  @Test func `a list of code that is put behind other code moves with it`() {
    let inner = BreakableList([2, 3, 9]).moved(by: 10)
    expectEqual(inner.offsets, [12, 13, 19])
    expectEqual(BreakableList([0, 1]).longer(inner, behind: 5).offsets, [17, 18, 24])
  }

  @Test func `of several lists in code the longest is where its line is broken`() {
    let names: [Code] = Array(repeating: "aVeryLongName", count: 9)
    var printer = SwiftPrinter()
    printer.line("f(\(["a", "b"].list), g(\(names.list)))")
    expectEqual(printer.output.split(separator: "\n").first, "f(a, b, g(")
    expectEqual(printer.output.split(separator: "\n").count, 11)
  }

  @Test func `characters count where a body stands beside its head, not bytes`() {
    let text = String(repeating: "é", count: 80)
    var printer = SwiftPrinter()
    printer.body("f(\(["a", "b"].list))", .none, ["\(StringLiteral(text))"])
    expectEqual(printer.output, "f(a, b) { \"\(text)\" }\n")
  }
}

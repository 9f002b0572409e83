import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SwiftPrinterSourceLocationTests {
  private let file = SourceFile(path: "A.json", text: String(repeating: "x\n", count: 1100))

  private func at(_ line: Int) -> StateKitGenerator.SourceLocation { file.location(at: (line - 1) * 2) }

  private func payload(_ lines: Int...) -> [Code] {
    lines.map { "v\($0): \("Missing", at: at($0))" }
  }

  private func cases(_ prefix: DeclarationPrefix = .none, _ lines: Int...) -> CaseDeclaration {
    CaseDeclaration(
      prefix: prefix,
      name: Identifier(validated: "a"),
      payload: (lines.map { "\("M", at: at($0))" } as [Code]).list
    )
  }

  @Test func `without lines of schemas a place does not change the output`() {
    expectEqual(printed(cases(.none, 3, 5)), "case a(M, M)")
  }

  @Test func `directives surround code with a place`() {
    expectEqual(
      printed(cases(.none, 3), locating: true),
      """
      #sourceLocation(file: "A.json", line: 1)


      case a(M)
      #sourceLocation()
      """
    )
  }

  @Test(arguments: [(499, 1, 498), (500, 1, 499), (501, 501, 0), (1003, 1001, 2)])
  func `a directive names one of few lines, and line ends do the rest`(line: Int, named: Int, ends: Int) {
    let start = "#sourceLocation(file: \"A.json\", line: \(named))\n"
    let code = printed(cases(.none, line), locating: true)
    #expect(code.hasPrefix(start + String(repeating: "\n", count: ends) + "case a(M)"))
  }

  @Test func `each place comes to its line, and never back`() {
    expectEqual(
      printed(cases(.none, 3, 3, 5, 4, 6), locating: true),
      """
      #sourceLocation(file: "A.json", line: 1)


      case a(M, M,\("")

      M, M,\("")
      M)
      #sourceLocation()
      """.replacingSpaces
    )
  }

  @Test
  func `documentation and attributes stand behind the directive, so that they belong to the declaration`() {
    let prefix = DeclarationPrefix(
      documentation: DocComment("One.\nTwo."),
      attribute: "@available(*, deprecated)"
    )
    expectEqual(
      printed(cases(prefix, 9), locating: true),
      """
      #sourceLocation(file: "A.json", line: 1)





      /// One.
      /// Two.
      @available(*, deprecated)
      case a(M)
      #sourceLocation()
      """
    )
  }

  @Test func `where the schema has not as many lines, the attribute comes to the same line`() {
    let prefix = DeclarationPrefix(
      documentation: DocComment("One.\nTwo."),
      attribute: "@available(*, deprecated)"
    )
    expectEqual(
      printed(cases(prefix, 3), locating: true),
      """
      #sourceLocation(file: "A.json", line: 1)


      @available(*, deprecated) case a(M)
      #sourceLocation()
      """
    )
  }

  @Test func `a path is written as a literal`() {
    var printer = SwiftPrinter(sourcePath: { _ in StringLiteral("a\"\n.json") })
    printer.line("\("M", at: at(1))")
    #expect(printer.output.hasPrefix(#"#sourceLocation(file: "a\"\n.json", line: 1)"# + "\n"))
  }
}

extension String {
  /// Source files of tests may not have spaces at line ends.
  fileprivate var replacingSpaces: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix(",") ? $0 + " " : $0 }.joined(separator: "\n")
  }
}

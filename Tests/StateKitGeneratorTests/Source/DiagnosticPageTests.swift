import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct DiagnosticPageTests {
  @Test func `each code has a page, and each page explains a code`() throws {
    let codes = try DiagnosticCodes.all()
    let explained = Set(try DiagnosticPage.all().map { String($0.code) })
    #expect(codes.count > 200)
    expectEqual(codes.subtracting(explained).sorted(), [], "codes without a page")
    expectEqual(explained.subtracting(codes).sorted(), [], "pages without a code")
  }

  /// Pages with Swift files are about the scaffold, whose tests run them.
  @Test(arguments: try DiagnosticPage.all().filter { !$0.wrong.contains(where: \.isSwift) })
  func `the wrong example has the one mistake, where its page says, and the right example has none`(
    page: DiagnosticPage
  ) {
    let found = ExampleRun(page.wrong).diagnostics
    expectEqual(found.map(\.code), [String(page.code)])
    expectEqual(found.asMarkdown, String(page.messages), "change the page, or run .ci/record-reference")
    expectEqual(ExampleRun(page.right).diagnostics.map(\.message), [])
  }

  @Test func `an ellipsis stands for bytes on some pages`() throws {
    let pages = try DiagnosticPage.all()
    let latin = try #require(pages.first { $0.code == "SK0102" }?.wrong.first)
    #expect(latin.text.contains("caf…."))
    #expect(latin.bytes.contains(0xE9))
    let plain = try #require(pages.first { $0.code == "SK0406" }?.wrong.first)
    expectEqual(plain.bytes, Array(plain.text.utf8))
  }

  @Test func `a page has all parts of one, and no more`() throws {
    let text = try #require(DiagnosticPage.all().first { $0.code == "SK0523" }).text
    for part in ["# ", "@Metadata", "@Options", "## Wrong", "```json", "The tool says:", "## Right"] {
      #expect(throws: (any Error).self, "\(part)") { try DiagnosticPage(text.replacing(part, with: "")) }
    }
    #expect(throws: (any Error).self) { try DiagnosticPage(text + "More.\n") }
  }

  @Test func `what the tool says is replaced alone`() throws {
    let page = try #require(DiagnosticPage.all().first { $0.code == "SK0523" })
    let other = try DiagnosticPage(page.saying("- `another`", kind: "Note"))
    #expect(other.messages == "- `another`" && other.kind == "Note")
    expectEqual(other.saying(String(page.messages), kind: String(page.kind)), page.text)
  }
}

import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct TextEditsTests {
  @Test func `what both texts begin and end with stays`() throws {
    let edit = try #require(TextEdits(from: Array("{\"ä\": 1}".utf8), to: Array("{\"ö\": 1}".utf8)))
    expectEqual(edit.range, 2..<4)
    expectEqual(edit.text, "ö")
    #expect(TextEdits(from: [1], to: [1]) == nil)
  }

  @Test func `a line end of two bytes is replaced as a whole`() throws {
    let edit = try #require(TextEdits(from: Array("{ \r\n}".utf8), to: Array("{\n}".utf8)))
    expectEqual(edit.range, 1..<4)
    expectEqual(edit.text, "\n")
  }
}

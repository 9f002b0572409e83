#if Import
import StateKitTestSupport
import Testing

@testable import StateKitImport

struct IndentationTests {
  @Test func `each line but the first loses its spaces and tabs, and nothing else`() {
    expectEqual(Indentation.removed(from: "  a {\n    b\n\tc\n d\n\n  }", column: 2), "  a {\n  b\nc\nd\n\n}")
  }

  @Test func `lines of white space get no spaces`() {
    expectEqual(Indentation.added("  ", to: "a\n\n   \n b"), "  a\n\n\n   b")
  }
}
#endif

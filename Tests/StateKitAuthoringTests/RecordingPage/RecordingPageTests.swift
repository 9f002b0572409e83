import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct RecordingPageTests {
  private func page(_ text: String, path: String = "app.jsonl", lines: ClosedRange<Int>? = nil) throws
    -> String
  {
    let excerpt = try RecordingExcerpt(of: Array(text.utf8), lines: lines)
    return String(
      decoding: RecordingPage(RecordingPage.Recording(path: path, excerpt)).contents,
      as: UTF8.self
    )
  }

  @Test func `a page begins with its header, and forbids everything but its own script and style`() throws {
    let page = try page(#"{"action": "a"}"#)
    #expect(page.hasPrefix(RecordingPage.header + "\n"))
    #expect(
      page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline';")
    )
    #expect(!page.contains("http:") && !page.contains("https:"))
  }

  @Test func `text becomes neither markup nor script`() throws {
    let hostile = "</script><script>alert(1)</script>"
    let page = try page(#"{"action": "\#(hostile)"}"#, path: "<b>\(hostile).jsonl")
    expectEqual(page.ranges(of: "alert(1)").count, 2)
    #expect(!page.contains("<script>alert") && !page.contains("<b>"))
  }

  @Test func `the page says which lines it leaves out`() throws {
    let text = (1...9).map { "{\"action\": \"a\($0)\"}\n" }.joined()
    let part = try page(text, lines: 4...5)
    #expect(part.contains("This page has the lines 4 to 5 of the 9 lines of app.jsonl."))
    #expect(part.contains(#""first": [4]"#) && part.contains(#""counts": [2]"#))
    #expect(try !page(text).contains("This page has the lines"))
  }

  @Test func `two recordings are in one page`() throws {
    let one = try RecordingExcerpt(of: Array(#"{"action": "one"}"#.utf8))
    let other = try RecordingExcerpt(of: Array(#"{"action": "other"}"#.utf8))
    let page = RecordingPage(
      RecordingPage.Recording(path: "a/one.jsonl", one),
      comparedWith: RecordingPage.Recording(path: "b/other.jsonl", other)
    )
    let text = String(decoding: page.contents, as: UTF8.self)
    #expect(text.contains("<title>one.jsonl · other.jsonl</title>"))
    #expect(text.contains("recorded(0)") && text.contains("recorded(1)"))
    #expect(text.contains(#""files": ["a/one.jsonl","#))
  }

  @Test func `pages of equal recordings are equal`() throws {
    try expectEqual(page(#"{"action": "a"}"#), page(#"{"action": "a"}"#))
  }
}

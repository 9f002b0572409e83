import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct StringQuotedTests {
  @Test(arguments: [
    ("", "''"),
    ("users", "'users'"),
    ("größe 漢字 👍", "'größe 漢字 👍'"),
    ("a\nb\tc", #"'a\u{A}b\u{9}c'"#),
    ("\u{202E}x\u{200B}", #"'\u{202E}x\u{200B}'"#),
    ("\u{A0}", #"'\u{A0}'"#),
    ("\u{7F}\u{85}\u{2028}", #"'\u{7F}\u{85}\u{2028}'"#),
  ])
  func `a quoted text has no line breaks and no invisible characters`(text: String, quoted: String) {
    expectEqual(text.quoted, quoted)
  }

  @Test func `a long text is cut short`() {
    let long = String(repeating: "x", count: 60)
    expectEqual(long.quoted, "'\(long)'")
    expectEqual((long + "x").quoted, "'\(long)…'")
  }

  @Test func `words are listed as in a sentence`() {
    expectEqual([String]().listed("or"), "")
    expectEqual(["a"].listed("or"), "'a'")
    expectEqual(["a", "b"].listed("or"), "'a' or 'b'")
    expectEqual(["a", "b", "c"].listed("and"), "'a', 'b' and 'c'")
  }
}

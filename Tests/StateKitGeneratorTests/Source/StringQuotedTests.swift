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
    #expect(text.quoted == quoted)
  }

  @Test func `a long text is cut short`() {
    let long = String(repeating: "x", count: 60)
    #expect(long.quoted == "'\(long)'")
    #expect((long + "x").quoted == "'\(long)…'")
  }

  @Test func `words are listed as in a sentence`() {
    #expect([String]().listed("or") == "")
    #expect(["a"].listed("or") == "'a'")
    #expect(["a", "b"].listed("or") == "'a' or 'b'")
    #expect(["a", "b", "c"].listed("and") == "'a', 'b' and 'c'")
  }
}

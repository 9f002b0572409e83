import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct GraphTextTests {
  @Test(
    arguments: [
      (#"a"] --> b"#, ##""a#34;] #45;#45;#62; b""##),
      ("<img src=x>`#quot;", ##""#60;img src#61;x#62;#96;#35;quot#59;""##),
      ("a\nend", #""a end""#),
      ("café ↻", #""café ↻""#),
      ("\u{202E}\u{0}\u{2028}", "\"\u{FFFD}\u{FFFD}\u{FFFD}\""),
    ]
  )
  func `in Mermaid a text cannot end the quotes, and is not markup`(text: String, expected: String) {
    expectEqual(MermaidText.quoted(text), expected)
  }

  @Test(
    arguments: [
      (#"a"]; b -> c ["#, #""a\"]; b -> c [""#),
      (#"\N \"#, #""\\N \\""#),
      ("a\nb\tc", #""a\nb c""#),
      ("&lt;<b>", #""&amp;lt;<b>""#),
      ("\u{2066}\u{1B}", "\"\u{FFFD}\u{FFFD}\""),
    ]
  )
  func `in DOT a text cannot end the quotes, and is not replaced`(text: String, expected: String) {
    expectEqual(DOTText.quoted(text), expected)
  }

  @Test(
    arguments: [
      ("</text><script>alert(1)</script>", "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
      (#""' onload="x"#, "&quot;&#39; onload=&quot;x"),
      ("a & b\nc", "a &amp; b\nc"),
      ("]]>\u{FFFE}\u{8}\u{202D}", "]]&gt;\u{FFFD}\u{FFFD}\u{FFFD}"),
    ]
  )
  func `in markup a text is not a tag and does not end an attribute`(text: String, expected: String) {
    expectEqual(MarkupText.escaped(text), expected)
  }
}

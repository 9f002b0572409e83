import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct StringLiteralTests {
  @Test(arguments: [
    ("", "\"\""),
    ("größe 👩‍👩‍👧", "\"größe 👩‍👩‍👧\""),
    ("a\"b", #""a\"b""#),
    ("\\(exit(0))", #""\\(exit(0))""#),
    ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("\0\u{7F}", #""\u{0}\u{7F}""#),
    ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#),
    ("\u{202E}\u{2066}\u{FEFF}\u{200B}", #""\u{202E}\u{2066}\u{FEFF}\u{200B}""#),
    ("\r\n", #""\r\n""#),
  ])
  func `a text cannot end its literal`(text: String, expected: String) {
    expectEqual(StringLiteral(text).spelled, expected)
  }

  @Test func `a compiled literal is the text`() throws {
    let texts = [
      "\"", "\\", "\\(1)", "\n\r\t\0", "\u{2028}\u{202E}", "#\"", "\"\"\"", "ä\u{301}👩‍👩‍👧", "\u{E0061}",
    ]
    let checks = texts.map { text in
      let scalars = text.unicodeScalars.map { String($0.value) }.joined(separator: ", ")
      return "precondition(\(StringLiteral(text).spelled).unicodeScalars.map(\\.value) == [\(scalars)])"
    }
    try expectEqual(Swiftc.run(checks.joined(separator: "\n")), "")
  }
}

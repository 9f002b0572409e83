import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct DocCommentTests {
  @Test(arguments: [
    ("One.", ["One."]),
    ("One.\nTwo.", ["One.", "Two."]),
    ("One.\r\nTwo.\rThree.", ["One.", "Two.", "Three."]),
    ("One.\n\n  Three.\n\n", ["One.", "", "  Three."]),
    ("Spaces. \t \nEnd", ["Spaces.", "End"]),
    ("\n*/ /* // \"\"\"", ["", "*/ /* // \"\"\""]),
    ("bell \u{7} nul \u{0}", ["bell \\u{7} nul \\u{0}"]),
    ("right to left \u{202E}", ["right to left \\u{202E}"]),
    ("lines \u{2028} \u{85} \u{B} \u{C}", ["lines \\u{2028} \\u{85} \\u{B} \\u{C}"]),
    ("family 👩‍👩‍👧 and\ttab", ["family 👩‍👩‍👧 and\ttab"]),
    ("\u{301}accent", ["\u{301}accent"]),
  ])
  func `each line of the text is a line of its own that can be seen`(text: String, lines: [String]) {
    expectEqual(DocComment(text)?.lines, lines)
  }

  @Test(arguments: [nil, "", "\n", " \r\n\t"])
  func `an empty text is not a comment`(text: String?) {
    #expect(DocComment(text) == nil)
  }

  @Test func `within code each line has its mark`() {
    expectEqual(DocComment("One.\n\nThree.")?.comments.map(\.text), ["// One.", "//", "// Three."])
  }
}

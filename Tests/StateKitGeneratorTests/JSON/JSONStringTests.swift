import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct JSONStringTests {
  private struct NoString: Error {}

  private func string(_ text: String) throws -> JSONString {
    guard case .string(let string) = try parsedJSON(text).value else { throw NoString() }
    return string
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u6F22""#, "Aé漢"),
    (#""\uD83D\uDE00""#, "😀"),
    (#""\ud83d\ude00!""#, "😀!"),
    (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
    (#""\uFFFF\u0000""#, "\u{FFFF}\0"),
    (#""\u0024x""#, "$x"),
    (#""é\t漢\n😀""#, "é\t漢\n😀"),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
  ])
  func `escapes are replaced by their characters`(text: String, meaning: String) throws {
    try expectEqual(string(text).text, meaning)
  }

  @Test func `the place of a character counts the longer spelling of escapes before it`() throws {
    let string = try string(#""a\tb\u0041c\uD83D\uDE00d""#)
    expectEqual(string.text, "a\tbAc😀d")
    expectEqual(
      [0, 1, 2, 3, 4, 5, 9].map { string.location(atUTF8Offset: $0).column },
      [2, 3, 5, 6, 12, 13, 25]
    )
  }

  @Test func `the end of the text is the closing quote`() throws {
    try expectEqual(string(#""a\n""#).location(atUTF8Offset: 2).column, 5)
    try expectEqual(string(#""""#).location(atUTF8Offset: 0).column, 2)
  }

  @Test func `characters of several bytes keep their places`() throws {
    let string = try string(#""é漢\né""#)
    expectEqual([0, 2, 5, 6].map { string.location(atUTF8Offset: $0).column }, [2, 3, 4, 6])
    expectEqual([0, 2, 5, 6].map { string.location(atUTF8Offset: $0).offset }, [1, 3, 6, 8])
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitGenerator
@testable import StateKitToolSupport

@Suite struct SourceExcerptTests {
  /// `|` marks the place in each line; the second line is the text in front of the caret.
  @Test(arguments: [
    ("|abc", ""),
    ("ab|c", "  "),
    ("abc|", "   "),
    ("\t\ta\t|b", "\t\t \t"),
    ("\"日本\": |1", "        "),
    ("\"👩‍👩‍👧\": |1", "      "),
    ("\"❤️\": |1", "      "),
    ("\"🇫🇷\": |1", "      "),
    ("\"é\": |1", "     "),
    ("\"e\u{301}\": |1", "     "),
    ("한|글", "  "),
    ("|", ""),
  ])
  func `the caret stands under its character`(line: String, indentation: String) {
    let excerpt = excerpt("{\n\(line)\n}")
    expectEqual(excerpt.line, line.replacing("|", with: ""))
    expectEqual(excerpt.indentation, indentation)
  }

  @Test func `a line ends before its carriage return`() {
    expectEqual(excerpt("{\r\na|b\r\n}").line, "ab")
    expectEqual(excerpt("{\r\nab|\r\n}").line, "ab")
  }

  @Test func `the last line needs no end`() {
    expectEqual(excerpt("{\nab|c").line, "abc")
    expectEqual(excerpt("{\nabc\n|").line, "")
  }

  @Test func `a character that moves a terminal's cursor is shown as a sign`() {
    expectEqual(excerpt("a\u{1B}[2J|b\u{7}").line, "a␛[2Jb␇")
    expectEqual(excerpt("a\u{1B}[2J|b").indentation, "     ")
  }

  @Test func `bytes that are no text are shown as a sign`() {
    let file = SourceFile(path: "x", bytes: [0x61, 0xFF, 0x62])
    let excerpt = SourceExcerpt(at: file.location(at: 2))
    expectEqual(excerpt.line, "a\u{FFFD}b")
    expectEqual(excerpt.indentation, "  ")
  }

  @Test(arguments: [0, 5, 80, 81, 109, 110, 111, 5_000, 99_990, 99_999])
  func `a very long line is cut around the caret`(column: Int) {
    let digits = String(repeating: "0123456789", count: 10_000)
    let line = digits.prefix(column) + "|" + digits.dropFirst(column)
    let excerpt = excerpt(String(line))
    #expect(excerpt.line.count <= 110)
    expectEqual(excerpt.line.dropFirst(excerpt.indentation.count).first, digits.dropFirst(column).first)
    expectEqual(excerpt.line.hasPrefix("…"), (column > 80))
    expectEqual(excerpt.line.hasSuffix("…"), (column < 99_900))
  }

  @Test func `a long line of wide characters is cut between characters`() {
    let excerpt = excerpt(String(repeating: "日", count: 3_000) + "|" + String(repeating: "本", count: 3_000))
    #expect(DisplayWidth.of(excerpt.line) <= 110)
    #expect(excerpt.line.drop { $0 == "…" || $0 == "日" }.hasPrefix("本"))
    expectEqual(DisplayWidth.of(excerpt.indentation), DisplayWidth.of(excerpt.line.prefix { $0 != "本" }))
    expectEqual(excerpt.line.filter { $0 != "日" && $0 != "本" }, "……")
  }

  private func excerpt(_ marked: String) -> SourceExcerpt {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let file = SourceFile(path: "x", text: parts.joined())
    return SourceExcerpt(at: file.location(at: parts.first?.utf8.count ?? 0))
  }
}

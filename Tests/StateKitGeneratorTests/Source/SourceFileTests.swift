import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SourceFileTests {
  private func place(_ text: String, _ offset: Int) -> String {
    let location = SourceFile(path: "F", text: text).location(at: offset)
    return "\(location.line):\(location.column)"
  }

  @Test func `lines and columns count from one`() {
    expectEqual(place("", 0), "1:1")
    expectEqual(place("ab\ncd", 1), "1:2")
    expectEqual(place("ab\ncd", 2), "1:3")
    expectEqual(place("ab\ncd", 3), "2:1")
    expectEqual(place("ab\ncd\n", 6), "3:1")
  }

  @Test func `a column is a character`() {
    expectEqual(place("é漢👍🏽x", "é漢👍🏽".utf8.count), "1:4")
    expectEqual(place("a\r\nb", 3), "2:1")
    expectEqual(place("é\r\nb", 4), "2:1")
  }

  @Test func `an offset outside the file is its end or its start`() {
    expectEqual(place("ab", 9), "1:3")
    expectEqual(place("ab", -1), "1:1")
  }

  @Test func `a byte-order mark counts no column`() {
    expectEqual(place("\u{FEFF}ab", 0), "1:1")
    expectEqual(place("\u{FEFF}ab", 3), "1:1")
    expectEqual(place("\u{FEFF}ab", 4), "1:2")
    expectEqual(SourceFile(path: "F", text: "\u{FEFF}ab").text(ofLine: 1), "ab")
  }

  @Test func `the text of a line has no line end`() {
    let file = SourceFile(path: "F", text: "a\r\n\né")
    expectEqual((1...3).map(file.text(ofLine:)), ["a", "", "é"])
  }

  @Test(.timeLimit(.minutes(10))) func `many places in one long line take linear time`() {
    let file = SourceFile(path: "F", text: String(repeating: "x", count: 2_000_000))
    let columns = stride(from: 0, to: 2_000_000, by: 20).map { file.location(at: $0).column }
    expectEqual(columns.last, 1_999_981)
  }
}

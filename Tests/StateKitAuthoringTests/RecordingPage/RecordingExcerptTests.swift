import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct RecordingExcerptTests {
  private func excerpt(_ text: String, lines: ClosedRange<Int>? = nil) throws -> RecordingExcerpt {
    try RecordingExcerpt(of: Array(text.utf8), lines: lines)
  }

  private func text(_ excerpt: RecordingExcerpt) -> String {
    var page: [UInt8] = []
    excerpt.append(to: &page, between: "[", and: "]")
    return String(decoding: page, as: UTF8.self)
  }

  /// Numbered lines, of which every tenth has a state.
  private func long(_ count: Int) -> String {
    (1...count).map { $0.isMultiple(of: 10) ? #"{"action":"a\#($0)","state":{}}"# : #"{"action":"a\#($0)"}"# }
      .joined(separator: "\n")
  }

  @Test func `a short recording is shown as a whole`() throws {
    let lines = "{\"state\": 1}\ntwo\n\nfour\n"
    let excerpt = try excerpt(lines)
    #expect(excerpt.lines == 1...4 && excerpt.count == 4 && !excerpt.isPart)
    expectEqual(text(excerpt), "[\(lines)]")
  }

  @Test func `a last line without a line end counts`() throws {
    try expectEqual(excerpt("{\"action\": \"a\"}\ntwo").lines, 1...2)
  }

  @Test func `a file without text is refused`() {
    for text in ["", "\n", " \r\n\t\n"] {
      #expect(throws: RecordingExcerpt.Failure.empty) { try excerpt(text) }
    }
    #expect(throws: RecordingExcerpt.Failure.binary) { try excerpt("{\"action\": \"a\"}\n\0") }
  }

  @Test func `lines that are not there are refused`() {
    #expect(throws: RecordingExcerpt.Failure.beyondEnd(2)) {
      try excerpt("{\"action\": \"a\"}\ntwo\n", lines: 3...4)
    }
  }

  @Test func `a part begins at a whole state`() throws {
    let part = try excerpt(long(100), lines: 25...30)
    #expect(part.lines == 20...30 && part.isPart)
    #expect(text(part).hasPrefix(#"[{"action":"a20","state":{}}"#))
    #expect(text(part).hasSuffix("\"a30\",\"state\":{}}\n]"))
    try expectEqual(excerpt(long(100), lines: 30...30).lines, 30...30)
  }

  @Test func `only a state of the line itself is a state`() throws {
    let text = #"""
      {"action": "a", "payload": {"state": 1}}
      {"action": "b", "payload": "\"state\": 2"}
      {"action": "c"}
      """#
    try expectEqual(excerpt(text, lines: 3...3).lines, 3...3)
  }

  @Test func `lines beyond the end are left out`() throws {
    try expectEqual(excerpt(long(100), lines: 91...400).lines, 90...100)
  }

  @Test func `of a long recording the last lines are shown`() throws {
    let excerpt = try excerpt(long(RecordingExcerpt.mostLines + 5))
    expectEqual(excerpt.lines, 100_000...200_005)
    #expect(excerpt.count == 200_005 && excerpt.isPart)
    #expect(try !self.excerpt(long(RecordingExcerpt.mostLines)).isPart)
  }

  @Test func `no line can end its element`() throws {
    let hostile = #"{"action": "</script><b>"}"# + "\r\n"
    expectEqual(text(try excerpt(hostile)), #"[{"action": "\u003c/script>\u003cb>"} "# + "\n]")
  }

  @Test func `a long recording is in several elements of whole lines`() throws {
    let lines = (0..<9_000).map {
      #"{"action": "number\#($0)", "payload": "<\#(String(repeating: "x", count: 1_000))"}"#
    }
    let excerpt = try excerpt(lines.joined(separator: "\n"))
    let parts = text(excerpt).dropFirst().dropLast().split(separator: "][")
    expectEqual(parts.count, 4)
    #expect(parts[0].utf8.count < 300_000)
    let joined = parts.joined().replacing(#"\u003c"#, with: "<")
    expectEqual(joined, lines.joined(separator: "\n"))
    #expect(parts.dropLast().allSatisfy { $0.hasSuffix("\n") })
  }

  @Test func `a sample has the first lines`() throws {
    let sample = try excerpt(long(5_000)).sample.split(separator: 0x0A)
    expectEqual(sample.count, 2_000)
    expectEqual(sample.first.map { String(decoding: $0, as: UTF8.self) }, #"{"action":"a1"}"#)
  }
}

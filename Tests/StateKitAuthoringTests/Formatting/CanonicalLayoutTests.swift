import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

@Suite struct CanonicalLayoutTests {
  @Test(arguments: [
    ("{}", "{}"),
    ("[ ]", "[]"),
    ("{\"a\":1}", "{ \"a\": 1 }"),
    ("[1,2]", "[1, 2]"),
    ("[{\"a\":[]},{ }]", "[{ \"a\": [] }, {}]"),
    ("{\n  \"a\": 1,\n  \"b\": 2\n}", "{ \"a\": 1, \"b\": 2 }"),
    ("\r\n\"x\"\t", "\"x\""),
    ("\u{FEFF}{\r\n\"a\":\r\n1\r\n}\r\n", "{ \"a\": 1 }"),
    ("{ \"a\": 1 }\n\n\n", "{ \"a\": 1 }"),
  ])
  func `a short value is on one line, with one line feed at its end`(text: String, line: String) throws {
    try expectEqual(formatted(text), line + "\n")
  }

  @Test func `a long value is on several lines, with two spaces for each level`() throws {
    let word = String(repeating: "w", count: 60)
    try expectEqual(
      formatted(#"{"first":["\#(word)","\#(word)"],"second":{"third":{"\#(word)":1,"\#(word)2":2}}}"#),
      """
      {
        "first": [
          "\(word)",
          "\(word)"
        ],
        "second": {
          "third": {
            "\(word)": 1,
            "\(word)2": 2
          }
        }
      }

      """
    )
  }

  @Test func `a line has 100 columns at most, with the comma behind it`() throws {
    // `  "a": ["…"],` takes 12 columns without the text.
    for (length, comesOnOneLine) in [(88, true), (89, false)] {
      let text = String(repeating: "é", count: length)
      let lines = try formatted(#"{"a":["\#(text)"],"b":1}"#).split(separator: "\n")
      expectEqual(lines.contains("  \"a\": [\"\(text)\"],"), comesOnOneLine)
      expectEqual(lines.contains { $0.count == 100 }, comesOnOneLine)
    }
    for (length, comesOnOneLine) in [(89, true), (90, false)] {
      let text = String(repeating: "é", count: length)
      let lines = try formatted(#"{"b":1,"a":["\#(text)"]}"#).split(separator: "\n")
      expectEqual(lines.contains("  \"a\": [\"\(text)\"]"), comesOnOneLine)
    }
  }

  @Test func `numbers and strings are spelled as they were, and keys keep their order`() throws {
    let text = #"{ "z\u0041\/": 1.50E+3, "a": "\uD83D\uDE00 \u00e9 é e\#u{301}", "b": -0, "B": 1e400 }"#
    try expectEqual(formatted(text), text + "\n")
  }

  @Test(arguments: [
    #"{ "a": 1, }"#, #"{ "a": 1, "a": 2 }"#, "// mine\n{}", "{", "", "\"\u{1}\"", "01", "{} {}",
  ])
  func `improper JSON is reported and has no layout`(text: String) {
    let layout = CanonicalLayout.of(SourceFile(path: "Test.statekit.json", text: text))
    #expect(layout.contents == nil)
    expectEqual(layout.diagnostics.count, 1)
  }

  @Test func `the deepest nesting that can be read can be laid out`() throws {
    let depth = JSONParser.depthLimit
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let once = try formatted(text)
    expectEqual(once.filter { !$0.isWhitespace }, text)
    try expectEqual(formatted(once), once)
  }

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func `the layout only changes white space, and a second layout does not change the text`(seed: UInt64)
    throws
  {
    var random = RandomJSON(seed: seed)
    let text = random.text()
    let once = try formatted(text)
    expectEqual(tokens(of: once), tokens(of: text))
    try expectEqual(parsedJSON(once).rendered, parsedJSON(text).rendered)
    try expectEqual(formatted(once), once)
    let lines = once.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.dropLast().allSatisfy { !$0.isEmpty && $0.last != " " })
    for line in lines where line.count > CanonicalLayout.lineLength + 4 {
      // An overlong line holds one text, which cannot be broken; texts with a combining sign at an edge count less.
      #expect(!line.hasSuffix("}") && !line.hasSuffix("]"), "\(line)")
    }
  }

  @Test func `schemas say the same in their canonical layout`() throws {
    for file in try SchemaFolder.valid() {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let once = try formatted(text)
      expectEqual(tokens(of: once), tokens(of: text))
      try expectEqual(formatted(once), once)
    }
  }

  private func formatted(_ text: String) throws -> String {
    let layout = CanonicalLayout.of(SourceFile(path: "Test.statekit.json", text: text))
    #expect(layout.diagnostics.isEmpty, "\(text)")
    return String(decoding: try #require(layout.contents), as: UTF8.self)
  }

  /// The bytes without the white space outside strings, which have to stay the same.
  private func tokens(of text: String) -> [UInt8] {
    var tokens: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in text.utf8 {
      if isInString || !" \n\r\t".utf8.contains(byte) { tokens.append(byte) }
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
    }
    return tokens
  }
}

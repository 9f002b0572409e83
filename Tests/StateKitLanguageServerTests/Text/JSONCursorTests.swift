import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct JSONCursorTests {
  private func cursor(_ marked: String) -> JSONCursor {
    let offset = marked.utf8.prefix { $0 != UInt8(ascii: "|") }.count
    return JSONCursor(at: offset, in: SourceFile(path: "a", text: marked.replacing("|", with: "")))
  }

  @Test func `a value has the path of its keys and positions`() {
    let cursor = cursor(#"{"a": [1, {"b": {"c": "x|y", "d": 2}}]}"#)
    expectEqual(cursor.path, [.key("a"), .index(1), .key("b"), .key("c")])
    expectEqual(cursor.role, .value)
    expectEqual(cursor.text, "x")
    expectEqual(cursor.range, 22..<26)
    expectEqual(cursor.siblings, ["c", "d"])
  }

  @Test func `a key has the path of its object`() {
    let cursor = cursor(#"{"a": {"b": 1, "c|": 2}, "e": 3}"#)
    expectEqual(cursor.path, [.key("a")])
    expectEqual(cursor.role, .key)
    #expect(cursor.hasColon)
    expectEqual(cursor.siblings, ["b"])
  }

  @Test func `brackets, quotes and escapes may be open`() {
    expectEqual(cursor(#"{"a": {"b"|"#).role, .none)
    expectEqual(cursor(#"{"a": {"b": |"#).path, [.key("a"), .key("b")])
    expectEqual(cursor(#"{"a": "x\"y|"#).text, #"x"y"#)
    expectEqual(cursor("{\"a\": \"x\n|").role, .none)
    expectEqual(cursor("|").role, .value)
    expectEqual(cursor("{}|").role, .none)
  }

  @Test func `a string that is not closed ends before the brackets and commas behind the place`() {
    expectEqual(cursor(#"{"a": {"vi|s},"#).range, 7..<11)
    #expect(!cursor(#"{"a": {"vis| }, "b": 1}"#).hasColon)
    expectEqual(cursor(#"{"a": "x.|"#).range, 6..<9)
  }

  @Test(arguments: [
    #"{"a": [1, {"b": "c\\"}], "d": {"e": [true, null]}}"#, "]]}}{{[[,,::\"", #"{"a" "b": :, {"c"}"#,
  ])
  func `each place of any text has an answer`(text: String) {
    let file = SourceFile(path: "a", text: text)
    for offset in 0...file.bytes.count {
      let cursor = JSONCursor(at: offset, in: file)
      #expect(cursor.range.lowerBound <= offset && offset <= cursor.range.upperBound)
    }
  }
}

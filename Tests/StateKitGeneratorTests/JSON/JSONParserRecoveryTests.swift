import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct JSONParserRecoveryTests {
  private func recovered(_ text: String) -> String {
    JSONParser.recover(SourceFile(path: "a", text: text)).map(shown) ?? "nothing"
  }

  private func shown(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let string): string.text
    case .array(let elements): "[\(elements.map(shown).joined(separator: " "))]"
    case .object(let members):
      "{\(members.map { "\($0.key.text): \(shown($0.value))" }.joined(separator: " "))}"
    }
  }

  @Test func `what stands before an open quote or bracket is read`() {
    expectEqual(recovered(#"{"a": 1, "b": {"c": [2, "d"#), "{a: 1 b: {c: [2]}}")
    expectEqual(recovered(#"{"a": 1, "b"#), "{a: 1}")
    expectEqual(recovered(#"{"a": "#), "{}")
    expectEqual(recovered("{"), "{}")
    expectEqual(recovered(""), "nothing")
  }

  @Test func `what stands behind a mistake is read, too`() {
    expectEqual(recovered("{\"a\": ,\n\"b\": 2}"), "{b: 2}")
    expectEqual(recovered("{\n  \"a\n  \"b\": 2\n}"), "{b: 2}")
    expectEqual(recovered("{\n  \"a\"\n  \"b\": 2\n}"), "{b: 2}")
    expectEqual(recovered("{\n  \"a\": 1\n  \"b\": 2\n}"), "{a: 1 b: 2}")
    expectEqual(recovered("{\n  \"a\": \"x.\n  \"b\": 2\n}"), "{b: 2}")
    expectEqual(recovered(#"{"a": [{"b": 1, {"c": 2}], "d": 3}"#), "{a: [{b: 1}] d: 3}")
    expectEqual(recovered(#"{"a": nul, "b": 2,}"#), "{b: 2}")
    expectEqual(recovered(#"[1 2, 3]"#), "[1 3]")
  }

  @Test func `a line belongs to the object whose other lines begin there`() {
    expectEqual(
      recovered("{\n  \"a\": {\n    \"b\": [{ \"c\": 1\n  },\n  \"d\": 2\n}"),
      "{a: {b: [{c: 1}]} d: 2}"
    )
    expectEqual(recovered("{\n  \"a\": {\n  \"d\": 2\n}"), "{a: {} d: 2}")
    expectEqual(
      recovered("{\n  \"a\": [\n    {\n      \"b\": 1,\n    { \"c\": 2 }\n  ]\n}"),
      "{a: [{b: 1} {c: 2}]}"
    )
  }

  @Test func `a text without mistakes is read as it is`() throws {
    let text = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../schemas/everything.statekit.json")
        .standardizedFileURL,
      encoding: .utf8
    )
    let file = SourceFile(path: "a", text: text)
    let whole = try #require(JSONParser.parse(file, reportingTo: DiagnosticCollector()))
    expectEqual(JSONParser.recover(file).map(shown), shown(whole))
    // Each beginning of it has an end, and so has each text with a byte less.
    let bytes = Array(text.utf8)
    for length in stride(from: 0, to: bytes.count, by: 97) {
      _ = JSONParser.recover(SourceFile(path: "a", bytes: Array(bytes[..<length])))
      let less = Array(bytes[..<length] + bytes[(length + 1)...])
      #expect(JSONParser.recover(SourceFile(path: "a", bytes: less)) != nil)
    }
  }

  @Test func `bytes of any kind have an end`() {
    var random = SplitMix64(seed: 27)
    let signs = Array("{}[]\",:\n \\a1é".utf8) + [0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in signs.randomElement(using: &random)!
      }
      let file = SourceFile(path: "a", bytes: bytes)
      guard let node = JSONParser.recover(file) else { continue }
      #expect(node.end <= bytes.count)
    }
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct JSONPositionTests {
  /// The places of all keys and values of a text, in order.
  private func places(_ text: String) throws -> [String] {
    places(try parsedJSON(text))
  }

  private func places(_ node: JSONNode) -> [String] {
    switch node.value {
    case .array(let elements):
      [place(node.location)] + elements.flatMap(places)
    case .object(let members):
      [place(node.location)] + members.flatMap { [place($0.key.location)] + places($0.value) }
    default:
      [place(node.location)]
    }
  }

  private func place(_ location: StateKitGenerator.SourceLocation) -> String {
    "\(location.line):\(location.column)"
  }

  @Test func `keys and values stand where they start`() throws {
    let expected = ["1:1", "1:2", "1:7", "2:3", "2:8", "2:9", "2:15"]
    try expectEqual(places("{\"a\": 1,\n  \"b\": [true, \"x\"]}"), expected)
  }

  @Test func `a column is a character, however many bytes it has`() throws {
    let expected = ["1:1", "1:2", "1:7", "1:13", "1:18", "1:23", "1:28"]
    try expectEqual(places("[\"é\", \"漢字\", \"👩‍👩‍👧‍👦\", \"🇩🇪\", \"e\u{301}\", 1]"), expected)
  }

  @Test func `a line ends at a line feed, with or without a carriage return`() throws {
    try expectEqual(places("[\r\n1,\r\n\r\n 2,\n3]"), ["1:1", "2:1", "4:2", "5:1"])
  }

  @Test func `a tab is one column`() throws {
    try expectEqual(places("\t[\t1]"), ["1:2", "1:4"])
  }
}

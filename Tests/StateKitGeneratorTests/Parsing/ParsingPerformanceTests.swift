import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Parsing that takes more than linear time does not end within the limit.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ParsingPerformanceTests {
  private func schema(actions: Int) -> String {
    let actions = (0..<actions).map { index in
      "\"somethingHappened\(index)\": {\"payload\": {\"id\": \"Int\"}, \"set\": {\"a\": \"$id\"}}"
    }
    return withDomain("{\"state\": {\"a\": \"Int\"}, \"actions\": {\n\(actions.joined(separator: ",\n"))\n}}")
  }

  @Test func `many actions take linear time`() {
    let file = SourceFile(path: "Test.statekit.json", text: schema(actions: 20_000))
    #expect(Stage.schema.diagnostics(of: [file]).isEmpty)
  }

  @Test func `many unknown keys take linear time`() {
    let keys = (0..<20_000).map { "\"unknownKey\($0)\": 0" }
    let text = withDomain("{\(keys.joined(separator: ", "))}")
    let file = SourceFile(path: "Test.statekit.json", text: text)
    expectEqual(Stage.schema.diagnostics(of: [file]).count, 20_000)
  }
}

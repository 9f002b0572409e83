import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Conditions in the graph and in the reports of `diff`.
struct ConditionSpellingTests {
  @Test(arguments: [
    (#""!isOn""#, "!isOn"), (#"{"path": "count", "is": 3}"#, "count is 3"),
    (#"{"path": "!count", "is": "$level"}"#, "count is not $level"),
    (#"{"path": "$level", "is": "@count"}"#, "$level is @count"),
    (#"{"path": "note", "is": null}"#, "note is null"), (#"{"path": "page", "is": "row"}"#, "page is row"),
    (#"{"path": "!mark", "is": {"at": {"place": "$level"}}}"#, "mark is not Mark.at(place: $level)"),
    (#"{"path": "found", "is": "loaded"}"#, "found.isLoaded"),
    (
      #"{"all": ["isOn", {"any": ["!isOn", {"path": "count", "is": "@other"}]}]}"#,
      "isOn and (!isOn or count is @other)"
    ),
  ])
  func `a condition is spelled with all that it compares`(condition: String, text: String) {
    let schema = #"""
      {"statekit": 1, "domains": {"App": {
        "state": {"isOn": "Bool", "count": "Int", "other": "Int", "note": "String?", "mark": "Mark"},
        "actions": {"a": {"payload": "(level: Int)", "reduce": "none"}, "b": {}},
        "children": {"page": {"oneOf": {"row": "Row"}}}, "requests": {"load": {"output": "Int", "into": "found"}},
        "bridges": [{"on": "a", "dispatch": "b", "when": \#(condition)}]}, "Row": {}},
       "types": {"Mark": {"enum": ["blank", {"at": "(place: Int)"}]}}}
      """#
    let file = SourceFile(path: "App.statekit.json", text: schema)
    let domains = Generator().check([file]).model?.files.flatMap(\.domains)
    expectEqual(domains?.flatMap(\.bridges).map { $0.condition?.spelled }, [text])
  }
}

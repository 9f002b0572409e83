import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct StateTriggersTranslatorTests {
  @Test(arguments: [
    #""effects": {"load": {"onMade": "rows", "kind": "fireAndForget"}}"#,
    #""bridges": [{"onGone": "rows", "dispatch": "reset"}]"#,
  ])
  func `no line of the schema is named within the arguments of a trigger`(work: String) throws {
    let code = generated(
      """
      {"statekit": 1, "domains": {
        "List": {"children": {"rows": {"domain": "Row", "kind": "each"}}, "actions": {"reset": {"reduce": "none"}}, \(work)},
        "Row": {"state": {"id": "App.RowID"}}
      }}
      """
    ) { $0.sourceLocations = true }
    let triggers = try #require(code.firstRange(of: "triggers.append("))
    let arguments = code[triggers.lowerBound...].prefix { $0 != "{" }
    #expect(arguments.contains("App.RowID") && !arguments.contains("#sourceLocation"), "\(arguments)")
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The actions that a path may name, by their visibility, whichever rule resolves the path.
struct VisibilityTests {
  private static func schema(
    _ visibility: String,
    on: String = "users.tapped",
    dispatch: String = "started",
    inUsers: String = ""
  ) -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {"actions": {"started": {}}, "children": {"users": "Users"},
        "bridges": [{"on": "\#(on)", "dispatch": "\#(dispatch)"}]},
      "Users": {"actions": {"tapped": {"visibility": 2️⃣"\#(visibility)"}, "listed": {}}\#(inUsers)}}}
    """#
  }

  @Test(arguments: [
    ("view", "'tapped' is for 'Users' and its views alone"), ("internal", "'tapped' is for 'Users' alone"),
  ])
  func `a domain above cannot name a private action, neither to listen nor to dispatch`(
    visibility: String,
    message: String
  ) {
    let remedy = #"give 'Users' an action with "visibility": "delegate""#
    assertDiagnostics(
      Self.schema(visibility, on: "users.1️⃣tapped"),
      .error("SK0614", "\(message): \(remedy)", notes: ["2️⃣"])
    )
    assertDiagnostics(
      Self.schema(visibility, on: "started", dispatch: "users.1️⃣tapped"),
      .error("SK0614", message, notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    #""reactions": {"users.1️⃣tapped": "handler"}"#,
    #""effects": {"work": {"on": "users.1️⃣tapped"}}"#,
    #""effects": {"work": {"on": "started", "until": "users.1️⃣tapped"}}"#,
    #""effects": {"work": {"on": "started", "output": "users.1️⃣tapped"}}"#,
    #""requests": {"load": {"until": "users.1️⃣tapped"}}"#,
  ])
  func `a domain above cannot name it in a reaction, an effect or a request either`(part: String) {
    let bridges = #""bridges": [{"on": "users.tapped", "dispatch": "started"}]"#
    assertDiagnostics(
      Self.schema("internal").replacing(bridges, with: part),
      .error("SK0614", "'tapped' is for 'Users' alone", notes: ["2️⃣"])
    )
  }

  @Test func `a domain above may name a delegate action`() {
    assertDiagnostics(Self.schema("delegate"))
    assertDiagnostics(Self.schema("delegate", on: "started", dispatch: "users.tapped"))
  }

  @Test func `an action without a visibility is everyone's`() {
    assertDiagnostics(Self.schema("internal", on: "users.listed"))
  }

  @Test(arguments: ["view", "internal", "delegate"])
  func `the domain itself may name all its actions`(visibility: String) {
    let bridges =
      #"{"on": "tapped", "dispatch": "listed"}, {"on": "listed", "dispatch": "tapped", "when": "ok"}"#
    let own = #", "state": {"ok": "Bool"}, "bridges": [\#(bridges)]"#
    let found = Stage.validation.diagnostics(of: [
      SourceFile(
        path: "Test.statekit.json",
        bytes: MarkedText(Self.schema(visibility, on: "users.listed", inUsers: own)).bytes
      )
    ])
    // Only the cycle, which has a condition, is reported.
    expectEqual(found.map(\.code), ["SK0641"])
  }

  @Test func `delegate actions that there are are named`() {
    let more = #""done": {"visibility": "delegate"}, "gone": {"visibility": "delegate"}"#
    assertDiagnostics(
      Self.schema("internal", on: "users.1️⃣tapped")
        .replacing(#""listed": {}"#, with: #""listed": {}, \#(more)"#),
      .error(
        "SK0614",
        "'tapped' is for 'Users' alone: a domain above may name 'done' or 'gone'",
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `generated code marks an internal action, for tests that explore, and is otherwise the same`() {
    func files(_ visibility: String) -> String {
      generated(withDomain(#"{"actions": {"tapped": {\#(visibility)}}}"#))
    }
    #expect(files("") != "nothing")
    expectEqual(files(""), files(#""visibility": "view""#))
    let marked = files(#""visibility": "internal""#)
    #expect(marked.contains("-tapped\n"))
    expectEqual(files(""), marked.replacing("-tapped\n", with: "tapped\n"))
  }

  @Test func `another word is an error`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"tapped": {"visibility": 1️⃣"private"}}}"#),
      .error("SK0206", "'visibility' cannot be 'private'; it is 'view', 'internal' or 'delegate'")
    )
  }
}

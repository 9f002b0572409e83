import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct LostHandlerTests {
  private static let schema = #"""
    {
      "statekit": 1,
      "domains": {
        "Users": {
          "was": ["People"],
          "state": { "names": "[String]", "text": { "type": "String", "default": "", "was": ["query"] } },
          "binds": ["text"],
          "children": { "feed": { "domain": "Feed", "was": ["list"] } },
          "actions": {
            "changedName": { "payload": "(name: String)", "was": ["renamed"] },
            "reset": { "set": { "names": [] }, "was": ["wiped"] },
            "seen": { "reduce": "none" }
          },
          "requests": {
            "load": { "output": "[String]", "was": ["fetch"] },
            "count": { "output": "Int", "into": "total" }
          },
          "reactions": { "binding.text": "handler", "feed.opened": "handler", "feed.closed": { "set": { "names": [] } } }
        },
        "Feed": { "actions": { "opened": { "reduce": "none", "was": ["shown"] }, "closed": { "reduce": "none" } } }
      }
    }
    """#

  private static let whole = """
      func changedName(_ state: inout UsersState, name: String) {}
      func load(_ state: inout UsersState, _ phase: UsersAction.Load) {}
      func feedOpened(_ state: inout UsersState) {}
      func bindingText(_ state: inout UsersState, _ text: String) {}

    """

  private func scaffold(_ text: String) throws -> ScaffoldPlan {
    let effects = "let effects = UsersEffects(load: load, count: count)"
    return try StateKitAuthoringTests.scaffold(Self.schema, ["Mine.swift": text, "Effects.swift": effects])
  }

  @Test(arguments: [
    ("renamed(_ state: inout UsersState, name: String)", "SK0811", "its name is 'changedName' now"),
    ("fetch(_ state: inout UsersState, _ p: UsersAction.Load)", "SK0811", "'load(_:_:)'"),
    ("listOpened(_ state: inout UsersState)", "SK0811", "its name is 'feedOpened' now"),
    ("feedShown(_ state: inout UsersAction.DomainState)", "SK0811", "'feedOpened(_:)'"),
    ("listShown(_ state: inout App.UsersState)", "SK0811", "'feedOpened(_:)'"),
    ("bindingQuery(_ state: inout UsersState, _ query: String)", "SK0811", "'bindingText(_:_:)'"),
    ("wiped(_ state: inout UsersState)", "SK0811", "its name is 'reset' now; the renamed action"),
    ("changedName(_ state: inout UsersState)", "SK0810", "the handler is 'changedName(_:name:)' now"),
    ("reset(_ state: inout UsersState)", "SK0812", "the schema says how the action changes the state"),
    ("seen(_ state: inout UsersState)", "SK0812", #""reduce": "none""#),
    ("count(_ state: inout UsersState, _ p: Int)", "SK0812", "the request goes into 'total'"),
    ("feedClosed(_ state: inout UsersState)", "SK0812", "the schema says how the reaction changes the state"),
    ("gone(_ state: inout UsersState, id: Int)", "SK0813", "'Users' has no such action"),
  ])
  func `a handler of a removed action is reported with the reason`(
    function: String,
    code: String,
    says: String
  ) throws {
    let text = "struct R: UsersReducing {\n\(Self.whole)  func \(function) {}\n}\n"
    let plan = try scaffold(text)
    expectEqual(plan.places, ["Mine.swift:6:8 \(code)"])
    expectEqual(plan.diagnostics.first?.message.contains(says), true, "\(plan.diagnostics.map(\.message))")
    #expect(!plan.hasErrors)
    #expect(plan.texts.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a path with many earlier names is found without going through all combinations of them`() throws {
    let names = (0..<8).map { #""b\#($0)""# }.joined(separator: ", ")
    let domains = (0..<14).map { level in
      #""D\#(level)": {"children": {"a": {"domain": "D\#(level + 1)", "was": [\#(names)], "allow": ["SK0702"]}}"#
        + (level == 0 ? #", "reactions": {"\#(String(repeating: "a.", count: 14))go": "handler"}}"# : "}")
    }
    let schema =
      #"{"statekit": 1, "domains": {\#(domains.joined(separator: ", ")), "D14": {"actions": {"go": {}}}}}"#
    for (last, code) in [("Go", "SK0811"), ("Went", "SK0813")] {
      let lost = "b7" + String(repeating: "B3", count: 13) + last
      let text = "struct R: D0Reducing {\n  func \(lost)(_ state: inout D0State) {}\n}\n"
      #expect(
        try StateKitAuthoringTests.scaffold(schema, ["Mine.swift": text]).places.contains(
          "Mine.swift:2:8 \(code)"
        )
      )
    }
  }

  @Test func `an action may be meant whose handler is missing`() throws {
    let text = "struct R: UsersReducing {\n\(Self.whole)  func laod(_ state: inout UsersState) {}\n}\n"
    try expectEqual(scaffold(text).diagnostics.map(\.suggestion), [nil])
    let misspelled = text.replacing("func load", with: "func other")
    try expectEqual(scaffold(misspelled).diagnostics.map(\.suggestion), [nil, "load"])
  }

  @Test(arguments: [
    "private func helper(_ state: inout UsersState) {}",
    "fileprivate func helper(_ state: inout UsersState) {}",
    "static func helper(_ state: inout UsersState) {}",
    "func helper(_ state: UsersState) {}",
    "func helper(state: inout UsersState) {}",
    "func helper(_ names: inout [String]) {}",
    "func helper() {}",
  ])
  func `a helper is no handler`(helper: String) throws {
    let text = "struct R: UsersReducing {\n\(Self.whole)  \(helper)\n}\n"
    try expectEqual(scaffold(text).places, [])
  }

  @Test func `helpers in a private extension are no handlers`() throws {
    let text = """
      struct R: UsersReducing {
      \(Self.whole)}
      private extension R { func helper(_ state: inout UsersState) {} }
      """
    try expectEqual(scaffold(text).places, [])
  }

  @Test func `a domain of another name is renamed by its owner first`() throws {
    let plan = try scaffold("struct R: Sendable, PeopleReducing {\n}\n")
    expectEqual(plan.places, ["Mine.swift:1:21 SK0807"])
    expectEqual(
      plan.diagnostics.first?.message.contains("'PeopleReducing' is called 'UsersReducing' now"),
      true
    )
    #expect(plan.texts.isEmpty)
  }

  @Test func `a conformance to a protocol that is gone is named`() throws {
    let text = "struct R: FeedReducing {\n}\nstruct S: UsersReducing {\n\(Self.whole)}\n"
    let plan = try scaffold(text)
    expectEqual(plan.places, ["Mine.swift:1:11 SK0814"])
    #expect(!plan.hasErrors)
  }

  @Test func `a renamed handler gets its stub`() throws {
    let text = "struct R: UsersReducing {\n\(Self.whole)}\n".replacing("changedName", with: "renamed")
    let plan = try scaffold(text)
    expectEqual(plan.places, ["Mine.swift:2:8 SK0811"])
    expectEqual(plan.changes.map(\.added), [["changedName(_:name:)"]])
  }
}

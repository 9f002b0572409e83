import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct BridgeTestMethodsTests {
  private static func text(_ bridge: String, state: String = "{}") throws -> String {
    try usersTests(
      #"""
      {
        "state": \#(state), "bridges": [\#(bridge)],
        "actions": { "asked": "(id: Int)", "told": "(id: Int, name: String)", "seen": {}, "lost": { "deprecated": "" } }
      }
      """#
    )
  }

  @Test func `a bridge is tested with the values that it hands over and reads`() throws {
    let text = try Self.text(
      #"{ "on": "asked", "dispatch": "told", "with": { "name": "@name" } }"#,
      state: #"{ "name": "String?" }"#
    )
    #expect(
      text.contains(
        #"""
          @Test("asked leads to told")
          @MainActor func askedLeadsToTold() {
            var state = UsersState()
            state.name = "name"
            let actions = bridged(.asked(id: 1), in: state)
            #expect(actions.contains(.told(id: 1, name: "name")))
          }

        """#
      ),
      "\(text)"
    )
  }

  @Test func `a bridge is tested with cases that have values`() throws {
    let text = try usersTests(
      #"""
      {
        "state": { "status": { "type": "Status", "default": "idle" }, "name": "String?" },
        "actions": { "asked": "(id: Int)", "told": "(status: Status)", "seen": {} },
        "bridges": [
          { "on": "asked", "dispatch": "told", "with": { "status": { "failed": { "code": "$id", "reason": "@name" } } } },
          { "on": "asked", "dispatch": "seen", "when": { "path": "status", "is": "failed" } }
        ]
      }
      """#,
      #", "types": { "Status": { "enum": ["idle", { "failed": "(reason: String, code: Int)" }] } }"#
    )
    #expect(text.contains("state.name = \"reason\"") || text.contains("state.name = \"name\""), "\(text)")
    #expect(
      text.contains(#"actions.contains(.told(status: Status.failed(reason: "name", code: 1)))"#),
      "\(text)"
    )
    #expect(text.contains("asked leads to seen while status is failed"), "\(text)")
    #expect(text.contains(#"state.status = .failed(reason: "reason", code: 2)"#), "\(text)")
  }

  @Test func `a property that a bridge reads twice is set once`() throws {
    let text = try usersTests(
      #"""
      {
        "state": { "name": "String?" }, "actions": { "seen": {}, "paired": "(a: String, b: String)" },
        "bridges": [{ "on": "seen", "dispatch": "paired", "with": { "a": "@name", "b": "@name" } }]
      }
      """#
    )
    #expect(text.contains(#"actions.contains(.paired(a: "name", b: "name"))"#), "\(text)")
    expectEqual(text.matches(of: /state.name = "name"/).count, 1)
  }

  @Test func `a property that the initialiser asks for is not set again`() throws {
    let text = try Self.text(
      #"{ "on": "asked", "dispatch": "told", "with": { "name": "@name" } }"#,
      state: #"{ "name": "String" }"#
    )
    #expect(text.contains("    let state = UsersState(name: \"name\")\n    let actions"), "\(text)")
  }

  @Test func `a part of an optional property is set in a sample of it`() throws {
    let text = try usersTests(
      #"""
      {
        "state": { "user": "User?" }, "actions": { "seen": {}, "told": "(name: String)" },
        "bridges": [{ "on": "seen", "dispatch": "told", "with": { "name": "@user.name" } }]
      }
      """#,
      #", "types": { "User": { "struct": { "name": "String" } } }"#
    )
    #expect(
      text.contains(
        """
            state.user = User(name: "name")
            state.user?.name = "name"
            let actions = bridged(.seen, in: state)
            #expect(actions.contains(.told(name: "name")))

        """
      ),
      "\(text)"
    )
  }

  @Test(arguments: [("isOn", "true", "false"), ("!isOn", "false", "true")])
  func `a condition is tested while it holds and while it does not`(when: String, yes: String, no: String)
    throws
  {
    let text = try Self.text(
      #"{ "on": "seen", "dispatch": "asked", "with": { "id": 7 }, "when": "\#(when)" }"#,
      state: #"{ "isOn": "Bool = true" }"#
    )
    let first =
      "    state.isOn = \(yes)\n    let actions = bridged(.seen, in: state)\n    #expect(actions.contains("
    let second =
      "    state.isOn = \(no)\n    let actions = bridged(.seen, in: state)\n    #expect(!actions.contains("
    #expect(text.contains(#"@Test("seen leads to asked while isOn is \#(yes)")"#), "\(text)")
    #expect(text.contains(#"@Test("seen does not lead to asked while isOn is \#(no)")"#))
    #expect(text.contains("\(first).asked(id: 7)))") && text.contains("\(second).asked(id: 7)))"))
  }

  @Test func `if two bridges derive the same action, the condition of one is not tested`() throws {
    let bridge = #"{ "on": "seen", "dispatch": "asked", "with": { "id": 7 }, "when": "isOn" }"#
    let text = try Self.text("\(bridge), \(bridge)", state: #"{ "isOn": "Bool = true" }"#)
    #expect(text.contains("seen leads to asked") && !text.contains("does not lead"))
  }

  @Test func `if a bridge of a child derives the same action, the condition is not tested either`() throws {
    let schema = #"""
      {
        "statekit": 1, "domains": {
          "App": {
            "state": { "isOn": "Bool = true" }, "children": { "other": "Other", "users": "Users" },
            "bridges": [{ "on": "users.seen", "dispatch": "users.lost", "when": "isOn" }]
          },
          "Users": { "actions": { "seen": {}, "lost": {} }, "bridges": [{ "on": "seen", "dispatch": "lost" }] },
          "Other": { "actions": { "seen": {} } }
        }
      }
      """#
    let text = try #require(try scaffoldTests(schema).texts["AppTests.swift"])
    #expect(text.contains("users.seen leads to users.lost") && !text.contains("does not lead"), "\(text)")
  }

  @Test(arguments: [
    (
      #"{ "on": "seen", "dispatch": "asked", "with": { "id": 7 }, "when": "names.isEmpty" }"#,
      "a test cannot set the value of its condition"
    ),
    (
      #"{ "on": "seen", "dispatch": "asked", "with": { "id": "@names.count" } }"#,
      "the test needs a value that the schema does not know"
    ),
  ])
  func `values that the schema does not know are left to the user`(bridge: String, why: String) throws {
    let text = try Self.text(bridge, state: #"{ "names": "[String]" }"#)
    #expect(text.contains("// To complete: seen leads to asked; \(why)."), "\(text)")
    #expect(!text.contains("bridged("))
  }

  @Test func `a bridge of a deprecated action has a line, because its use would be a warning`() throws {
    let text = try Self.text(#"{ "on": "lost", "dispatch": "seen" }"#)
    let line = "// There is no test that lost leads to seen, because an action is deprecated."
    #expect(text.contains(line), "\(text)")
    #expect(!text.contains("bridged("))
  }

  @Test func `without a state there is one line for all bridges`() throws {
    let text = try Self.text(
      #"{ "on": "seen", "dispatch": "asked", "with": { "id": 7 } }"#,
      state: #""Mine""#
    )
    #expect(text.contains("// To complete: the tests of the bridges need a state"), "\(text)")
  }

  @Test func `each test has a name of its own`() throws {
    let text = try Self.text(
      #"""
      { "on": "seen", "dispatch": "asked", "with": { "id": 7 }, "when": "isOn" },
      { "on": "seen", "dispatch": "asked", "with": { "id": 7 }, "when": "isOff" },
      { "on": "seen", "dispatch": "asked", "with": { "id": 8 } }
      """#,
      state: #"{ "isOn": "Bool = true", "isOff": "Bool = true" }"#
    )
    expectEqual(
      text.matches(of: /func seenLeadsToAsked\d?\(\)/).map { String($0.output) },
      [
        "func seenLeadsToAsked()", "func seenLeadsToAsked2()", "func seenLeadsToAsked3()",
      ]
    )
  }
}

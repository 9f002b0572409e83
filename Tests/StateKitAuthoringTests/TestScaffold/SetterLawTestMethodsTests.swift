import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct SetterLawTestMethodsTests {
  private static let domain = #"""
    {
      "accessors": "full",
      "children": { "row": "Row", "rows": { "domain": "Row", "kind": "each" } },
      "actions": {
        "seen": {}, "named": "(id: Int, name: String)", "phased": "Phase", "linked": "URL?", "only": "Only",
        "lost": { "payload": "Int", "deprecated": "No." }
      },
      "requests": { "load": { "input": "(id: Int)", "output": "Bool" } }
    },
    "Row": { "state": { "id": "Int" }, "actions": { "tapped": {} } }
    """#
  private static let types =
    #", "types": { "Phase": { "enum": ["busy", "idle"] }, "Only": { "enum": ["one"] } }"#

  @Test func `a value that is set is the payload`() throws {
    let text = try usersTests(Self.domain, Self.types)
    #expect(
      text.contains(
        """
          @Test("a value that an accessor sets becomes the payload")
          func settersOfOwnCases() {
            var action: UsersAction = .named(id: 1, name: "name")
            action.named = (id: 2, name: "other name")
            #expect(action == .named(id: 2, name: "other name"))
            action = .phased(.busy)
            action.phased = .idle
            #expect(action == .phased(.idle))
            action = .load(.request(id: 1))
            action.load?.request = 2
            #expect(action == .load(.request(id: 2)))
            action = .load(.success(true))
            action.load?.success = false
            #expect(action == .load(.success(false)))
          }

        """
      ),
      "\(text)"
    )
  }

  @Test func `other cases and nil do not change the action`() throws {
    let text = try usersTests(Self.domain, Self.types)
    #expect(
      text.contains(
        """
          func settersOfOtherCases(action: UsersAction) {
            var changed = action
            if action.named == nil { changed.named = (id: 1, name: "name") }
            changed.named = nil
            if action.phased == nil { changed.phased = .busy }
            changed.phased = nil
            if action.only == nil { changed.only = .one }
            changed.only = nil
            if action.load?.request == nil { changed.load?.request = 1 }
            changed.load?.request = nil
            if action.load?.success == nil { changed.load?.success = true }
            changed.load?.success = nil
            if action.load == nil { changed.load = .request(id: 1) }
            changed.load = nil
            if action.row == nil { changed.row = RowAction.tapped }
            changed.row = nil
            if action.rows == nil { changed.rows = IdentifiedAction(id: 1, action: RowAction.tapped) }
            changed.rows = nil
            #expect(changed == action)
          }

        """
      ),
      "\(text)"
    )
  }

  @Test func `each request is set to a phase of its own`() throws {
    let text = try usersTests(
      #"""
      {
        "accessors": "full",
        "requests": { "load": { "input": "(id: Int)" }, "save": { "input": "(name: String)" } }
      }
      """#
    )
    #expect(text.contains("if action.load == nil { changed.load = .request(id: 1) }"), "\(text)")
    #expect(text.contains("if action.save == nil { changed.save = .request(name: \"name\") }"))
  }

  @Test func `a character is set to another one`() throws {
    let text = try usersTests(#"{ "accessors": "full", "actions": { "marked": "Character" } }"#)
    #expect(
      text.contains("    var action: UsersAction = .marked(\"a\")\n    action.marked = \"b\"\n"),
      "\(text)"
    )
  }

  @Test func `a predicate is true for its case alone`() throws {
    let text = try usersTests(
      #"{ "accessors": "full", "actions": { "seen": {}, "lost": { "deprecated": "" } } }"#
    )
    #expect(
      text.contains(
        """
            let predicates: [String: Bool] = [
              "seen": action.isSeen,
            ]
            #expect(predicates.filter(\\.value).map(\\.key) == [name])

        """
      ),
      "\(text)"
    )
  }

  @Test(arguments: [
    #"{ "actions": { "named": "String" } }"#,
    #"{ "accessors": "full", "conformances": ["-Equatable"], "actions": { "named": "String" } }"#,
    #"{ "accessors": "full", "actions": { "seen": {} } }"#,
  ])
  func `values that cannot be set or compared have no law`(domain: String) throws {
    #expect(!(try usersTests(domain).contains("setters")))
  }
}

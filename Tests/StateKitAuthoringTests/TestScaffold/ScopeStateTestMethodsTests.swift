import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct ScopeStateTestMethodsTests {
  private static func text(_ child: String, part: String, more: String = "", types: String = "") throws
    -> String
  {
    try usersTests(
      #"{ "children": { "part": { "domain": "Part", "kind": "\#(child)" } } \#(more) }, "Part": \#(part)"#,
      types
    )
  }

  @Test func `a part is read, changed and read back`() throws {
    let text = try Self.text("one", part: #"{ "state": { "count": "Int = 0" }, "actions": { "seen": {} } }"#)
    #expect(
      text.contains(
        #"""
          @Test("the scope of part reads its part of the state and does not change the rest")
          func partOfPart() {
            let scope = UsersScope.root.part
            var state = UsersState()
            #expect(scope.get(state) == state.part)
            var changed = state
            changed.part.count &+= 1
            scope.modify(&state) { $0.count &+= 1 }
            #expect(state == changed)
            #expect(scope.get(state) == changed.part)
          }

        """#
      ),
      "\(text)"
    )
  }

  @Test func `a case is read and changed, and is nil for another case`() throws {
    let schema = #"""
      {
        "statekit": 1,
        "domains": {
          "Users": { "children": { "page": { "oneOf": { "part": "Part", "other": "Other" } } } },
          "Part": { "state": { "count": "Int = 0" } }, "Other": { "state": { "id": "Int" } }
        }
      }
      """#
    let text = try #require(try scaffoldTests(schema).texts["UsersPageTests.swift"])
    #expect(
      text.contains(
        """
            let scope = UsersPageScope.root.part
            let part = PartState()
            var state = UsersPageState.part(part)
            #expect(scope.get(state) == part)
            var changed = part
            changed.count &+= 1
            scope.modify(&state) { $0?.count &+= 1 }
            #expect(state == .part(changed))
            var other = UsersPageState.other(OtherState(id: 1))
            #expect(scope.get(other) == nil)
            scope.modify(&other) { $0?.count &+= 1 }
            #expect(other == UsersPageState.other(OtherState(id: 1)))
          }

        """
      ),
      "\(text)"
    )
  }

  @Test func `a part that may be absent is nil, is not changed while it is, is put in and removed`() throws {
    let text = try Self.text("optional", part: #"{ "state": { "id": "Int" }, "actions": { "seen": {} } }"#)
    #expect(
      text.contains(
        """
            let part = PartState(id: 1)
            let without = UsersState()
            var with = without
            with.part = part
            var state = without
            #expect(scope.get(state) == nil)
            scope.modify(&state) { $0 = part }
            #expect(state == with)
            #expect(scope.get(state) == part)
            scope.modify(&state) { $0 = nil }
            #expect(state == without)
          }

        """
      ),
      "\(text)"
    )
    let changing = try Self.text(
      "optional",
      part: #"{ "state": { "isOn": "Bool" }, "actions": { "seen": {} } }"#
    )
    #expect(
      changing.contains(
        "    scope.modify(&state) { $0?.isOn.toggle() }\n    #expect(state == without)\n",
      ),
      "\(changing)"
    )
  }

  @Test func `an element is found by its id, and an element is not inserted`() throws {
    let text = try Self.text(
      "each",
      part: #"{ "state": { "id": "Int", "name": "String" }, "actions": { "seen": {} } }"#
    )
    #expect(
      text.contains(
        #"""
            let part = PartState(id: 1, name: "name")
            let scope = UsersScope.root.part(id: part.id)
            let without = UsersState()
            var with = without
            with.part = [part]
            var state = without
            #expect(scope.get(state) == nil)
            scope.modify(&state) { $0 = part }
            #expect(state == without)
            state = with
            #expect(scope.get(state) == part)
            #expect(UsersScope.root.part.get(state) == with.part)
            var changed = part
            changed.name += "!"
            with.part = [changed]
            scope.modify(&state) { $0?.name += "!" }
            #expect(state == with)
            scope.modify(&state) { $0 = nil }
            #expect(state == without)

        """#
      ),
      "\(text)"
    )
  }

  @Test(arguments: [
    (#"{ "state": { "isOn": "Bool" } }"#, ".isOn.toggle()"),
    (#"{ "state": { "size": "UInt8 = 255" } }"#, ".size &+= 1"),
    (#"{ "state": { "names": "[String]" } }"#, #".names.append("text")"#),
    (#"{ "state": { "name": "String? = nil" } }"#, #".name = "name""#),
    (#"{ "state": { "phase": "Phase" } }"#, ".phase = .idle"),
    (#"{ "state": { "phase": { "type": "Phase", "default": "idle" } } }"#, ".phase = .busy"),
    (#"{ "state": { "ratio": "Double", "post": "Post" } }"#, #".post.title += "!""#),
    (#"{ "requests": { "load": { "output": "Int", "into": "value" } } }"#, ".value = .loading(nil)"),
  ])
  func `a change is seen in any state`(part: String, change: String) throws {
    let text = try Self.text(
      "one",
      part: part,
      types: #"""
        , "types": {
          "Phase": { "enum": ["busy", "idle"] },
          "Post": { "struct": { "parts": "ContiguousArray<Post>", "title": "String" } }
        }
        """#
    )
    #expect(text.contains("scope.modify(&state) { $0\(change) }\n"), "\(text)")
  }

  @Test(arguments: [
    "{}", #"{ "state": { "ratio": "Double", "id": "Int" } }"#,
    #"{ "state": { "phase": { "type": "Phase", "default": { "swift": "Phase.usual" } } } }"#,
    #"{ "state": { "name": { "type": "String?", "default": { "swift": "usualName" } } } }"#,
  ])
  func `where no change is sure to be seen the part is read alone`(part: String) throws {
    let text = try Self.text(
      "one",
      part: part,
      types: #", "types": { "Phase": { "enum": ["busy", "idle"] } }"#
    )
    #expect(text.contains("#expect(scope.get(state) == state.part)\n  }\n"), "\(text)")
    #expect(!text.contains("modify"))
  }

  @Test func `parts that cannot be made or compared are listed`() throws {
    let foreign = try Self.text(
      "optional",
      part: #"{ "state": { "url": "URL" }, "actions": { "seen": {} } }"#
    )
    #expect(foreign.contains("// To complete: the tests of the part `part` need a state"))
    let whole = try Self.text("one", part: #"{ "state": { "url": "URL" }, "actions": { "seen": {} } }"#)
    #expect(whole.contains("// To complete: the tests of the scopes' parts need a state"))
    let loose = try Self.text("one", part: "{}", more: #", "conformances": ["-Equatable"]"#)
    #expect(
      loose.contains("// There are no tests of the scopes' parts, because the states cannot be compared.")
    )
    #expect(!(foreign + whole + loose).contains("scope.get"))
  }
}

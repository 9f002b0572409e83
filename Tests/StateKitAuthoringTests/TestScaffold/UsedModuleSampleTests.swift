import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// Types of used modules have samples, like the module's own types.
struct UsedModuleSampleTests {
  private static func text(uses: String = #""uses": ["Shop"], "#) throws -> String {
    let users = #"""
      { "statekit": 1, \#(uses) "domains": {
        "Users": {
          "children": { "cart": "Shop.Cart", "rows": { "domain": "Shop.Row", "kind": "each" } },
          "state": { "offer": "Shop.Item? = nil" },
          "actions": { "seen": {} },
          "requests": { "send": { "input": "(item: Shop.Item, id: Shop.Item.ID, state: Shop.RowState)" } },
          "bridges": [{ "on": "seen", "dispatch": "cart.added", "with": { "item": "@offer" } }]
        }
      } }
      """#
    let shop = #"""
      { "statekit": 1, "access": "public", "domains": {
          "Cart": { "state": { "items": "[Item]" }, "actions": { "added": "(item: Item)" } },
          "Row": { "state": { "id": "Int", "phase": "Phase" }, "actions": { "tapped": {} } }
        },
        "types": { "Item": { "struct": { "id": "String", "size": "Size" } }, "Phase": { "enum": ["busy", "idle"] },
          "Size": { "struct": { "width": "Int" } }
        } }
      """#
    let module = SchemaModule(name: "Shop", files: [SourceFile(path: "Shop.statekit.json", text: shop)])
    let (scaffold, diagnostics) = Generator()
      .scaffold([SourceFile(path: "Users.statekit.json", text: users)], using: [module])
    let tests = try #require(scaffold, "\(diagnostics.map(\.message))").tests(ofModule: "App")
    let plan = try #require(tests).plan(for: [])
    return try #require(ScaffoldPlan(changes: plan.changes, diagnostics: []).texts["UsersTests.swift"])
  }

  @Test func `types and states of a used module are made by their full names`() throws {
    let text = try Self.text()
    #expect(
      text.contains(
        """
              .send(.request(item: Shop.Item(id: "id", size: Shop.Size(width: 1)), id: "id", state: Shop.RowState(id: 1, phase: .busy)))

        """
      ),
      "\(text)"
    )
    #expect(!text.contains("To complete"))
  }

  @Test func `the domains of a used module are children like other domains`() throws {
    let text = try Self.text()
    #expect(
      text.contains(
        "let actions = bridged(.seen, in: state)\n    #expect(actions.contains(.cart(.added(item:"
      )
    )
  }

  @Test func `a module that the file does not use is not named in its tests`() throws {
    let files = [
      SourceFile(
        path: "Users.statekit.json",
        text: #"""
          { "statekit": 1, "domains": { "Users": { "children": { "cart": "Cart" }, "requests": { "see": {} } } } }
          """#
      ),
      SourceFile(
        path: "Cart.statekit.json",
        text: #"""
          { "statekit": 1, "uses": ["Shop"], "domains": {
            "Cart": { "state": { "item": "Shop.Item" }, "requests": { "add": { "input": "(item: Shop.Item)" } } }
          } }
          """#
      ),
    ]
    let shop =
      #"{ "statekit": 1, "access": "public", "domains": { "Till": { "actions": { "opened": {} } } }, "types": { "Item": { "struct": { "id": "Int" } } } }"#
    let module = SchemaModule(name: "Shop", files: [SourceFile(path: "Shop.statekit.json", text: shop)])
    let scaffold = try #require(Generator().scaffold(files, using: [module]).scaffold)
    let plan = try #require(scaffold.tests(ofModule: "App")).plan(for: [])
    let texts = ScaffoldPlan(changes: plan.changes, diagnostics: []).texts
    #expect(try #require(texts["CartTests.swift"]).contains(".add(.request(item: Shop.Item(id: 1)))"))
    #expect(!(try #require(texts["UsersTests.swift"]).contains("Shop")))
  }
}

import Testing

@testable import StateKitGenerator

struct BridgesReadTheirChildTests {
  /// `Page` dismisses itself by `closed`, and is a child of `App` in several ways.
  private static func schema(
    _ bridge: String,
    reactions: String = "",
    access: String = "internal"
  ) -> String {
    #"""
    {"statekit": 1, "access": "\#(access)", "domains": {
      "App": {"state": {"isOn": "Bool", "name": "String?"},
        "actions": {"named": {"payload": "(name: String?)", "set": {"name": "$name"}},
          "left": {"set": {8️⃣"page": null}}},
        "children": {"page": {"domain": "Page", "kind": "optional"}, "screen": {"oneOf": {"page": "Page"}},
          "whole": {"oneOf": {"page": "Page"}, "initial": "page"}, "always": "Page",
          "box": {"domain": "Box", "kind": "optional"},
          "rows": {"domain": "Page", "kind": "each"}, "path": {"stack": {"page": "Page"}}},
        "reactions": {\#(reactions)},
        "bridges": [\#(bridge)]},
      "Box": {"state": {"name": "String = \"\""}, "children": {"page": {"domain": "Page", "kind": "optional"}}},
      "Page": {"state": {"id": "Int = 0", "name": "String = \"\"", "isNew": "Bool = false"},
        "actions": {"closed": {"dismisses": 9️⃣true}, "named": {"payload": "(name: String)", "set": {"name": "$name"}}}}}}
    """#
  }

  @Test(arguments: [
    ("page.closed", "page.name", "page"), ("screen.page.closed", "screen.page.name", "screen"),
    ("box.page.closed", "box.page.name", "box.page"),
  ])
  func `a bridge that reads the dismissed child is a warning`(on: String, path: String, child: String) {
    let text = "1️⃣@" + path
    assertDiagnostics(
      Self.schema(#"{"on": "\#(on)", "dispatch": "named", "with": {"name": "\#(text)"}}"#)
        .replacing("1️⃣@", with: "@1️⃣"),
      .warning(
        "SK0658",
        """
        '\(path)' is nil here: the child '\(child)' is gone, taken away on '\(on)', and a bridge reads the state after \
        that; let the action carry the value
        """,
        notes: ["9️⃣"]
      )
    )
  }

  @Test func `a condition reads, too, and so does a bridge on an action that sets the child to null`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "page.closed", "dispatch": "named", "with": {"name": "a"}, "when": "1️⃣page.isNew"}"#
      ),
      .warning("SK0658", "'page.isNew' is nil here", notes: ["9️⃣"])
    )
    assertDiagnostics(
      Self.schema(#"{"on": "left", "dispatch": "named", "with": {"name": "@1️⃣page.name"}}"#),
      .warning("SK0658", "'page' is gone, taken away on 'left'", notes: ["8️⃣"])
    )
  }

  @Test(arguments: [
    #"{"on": "page.named", "dispatch": "named", "with": {"name": "@page.name"}}"#,
    #"{"on": "page.closed", "dispatch": "named", "with": {"name": "@screen.page.name"}}"#,
    #"{"on": "always.closed", "dispatch": "named", "with": {"name": "@always.name"}}"#,
    #"{"on": "whole.page.closed", "dispatch": "named", "with": {"name": "@whole.page.name"}}"#,
    #"{"on": "box.page.closed", "dispatch": "named", "with": {"name": "@box.name"}}"#,
    #"{"on": "rows.closed", "dispatch": "named", "with": {"name": "a"}, "when": "!rows.isEmpty"}"#,
    #"{"on": "path.page.closed", "dispatch": "named", "with": {"name": "a"}, "when": "!path.isEmpty"}"#,
    #"{"on": "page.closed", "dispatch": "named", "with": {"name": "@page.name"}, "allow": ["SK0658"]}"#,
  ])
  func `what stays can be read`(bridge: String) {
    assertDiagnostics(Self.schema(bridge))
  }

  @Test(arguments: [#""handler""#, #"{"set": {"page": {"id": 1}}}"#])
  func `the reaction of the holder may set another child`(reaction: String) {
    assertDiagnostics(
      Self.schema(
        #"{"on": "page.closed", "dispatch": "named", "with": {"name": "@page.name"}}"#,
        reactions: #""page.closed": \#(reaction)"#
      )
    )
  }

  @Test func `a reaction that changes something else does not matter`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "page.closed", "dispatch": "named", "with": {"name": "@1️⃣page.name"}}"#,
        reactions: #""page.closed": {"toggle": ["isOn"]}"#
      ),
      .warning("SK0658", notes: ["9️⃣"])
    )
  }

  @Test func `beside an error there is no further diagnostic`() {
    assertDiagnostics(
      Self.schema(
        #"{"on": "page.closed", "dispatch": "named", "with": {"name": "@page.name"}}, {"on": "left", "dispatch": "1️⃣x"}"#
      ),
      .error("SK0610")
    )
  }
}

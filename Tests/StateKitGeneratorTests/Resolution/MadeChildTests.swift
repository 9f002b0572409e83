import Testing

@testable import StateKitGenerator

/// Children that `set` makes.
struct MadeChildTests {
  private static func schema(_ set: String, payload: String = "()", reaction: String = "{}") -> String {
    #"""
    {"statekit": 1, "types": {"Phase": {"enum": ["on", "off"]}}, "domains": {
      "App": {
        "state": {"count": "Int", "last": "Int?", "title": "String"},
        "actions": {"opened": {"payload": "\#(payload)", "set": {\#(set)}}},
        "reactions": {\#(reaction == "{}" ? "" : #""detail.closed": \#(reaction)"#)},
        "children": {
          "detail": {"domain": "Detail", "kind": "optional"},
          "hand": {"domain": "Hand", "kind": "optional"},
          "listed": {"domain": "Listed", "kind": "optional"},
          "page": {"oneOf": {"detail": "Detail", "empty": "Empty"}},
          "screen": {"oneOf": {"detail": "Detail", "empty": "Empty"}, "initial": "empty"}
        }
      },
      "Detail": {
        "state": {"id": "Int", "title": "String = \"\"", "phase": "Phase = .on", "limit": "Int?"},
        "actions": {"closed": {"payload": "(id: Int)", "set": {"limit": "$id"}}},
        "children": {
          "author": "Author", "reader": {"domain": "Author", "kind": "optional"},
          "rows": {"domain": "Author", "kind": "each"}, "empty": "Empty"
        }
      },
      "Author": {"state": {"id": "Int"}},
      "Empty": {},
      "Hand": {"state": "HandModel"},
      "Listed": {"state": {"swift": "ListedModel", "properties": {"id": "Int", "name": "String"}}}
    }}
    """#
  }

  @Test(arguments: [
    #""detail": {"id": 1, "author": {"id": 2}}"#,
    #""detail": {"id": "@count", "title": "@@x", "phase": "off", "limit": "@last", "author": {"id": "$0"}}"#,
    #""detail": {"id": 1, "limit": null, "author": {"id": 2}, "reader": {"id": 3}, "empty": {}}"#,
    #""detail": {"id": 1, "author": {"id": 2}, "reader": null}"#,
    #""page": {"detail": {"id": 1, "author": {"id": 2}}}"#, #""page": {"empty": {}}"#, #""page": null"#,
    #""detail": {"id": "@last", "author": {"id": "@detail.author.id"}, "rows": [{"id": "@count"}]}"#,
    #""screen": {"empty": {}}"#, #""listed": {"name": "a"}"#, #""listed": {}"#,
    #""count": "@detail.id", "title": "@detail.title", "last": "@count""#,
  ])
  func `a child is made with values of all kinds`(set: String) {
    assertDiagnostics(Self.schema(set, payload: "Int"))
  }

  @Test(arguments: [
    (
      #"1️⃣"detail": {"author": {"id": 2}}"#, "SK0534",
      "the state of 'Detail' needs a value for 'id', which has no"
    ),
    (#"1️⃣"detail": {}"#, "SK0534", "the state of 'Detail' needs a value for 'id' and 'author', which have no"),
    (#""detail": {"id": 1, 1️⃣"author": {}}"#, "SK0534", "the state of 'Author' needs a value for 'id'"),
    (
      #""detail": {"id": 1, "author": {"id": 2}, 1️⃣"name": 3}"#, "SK0533",
      "the state of 'Detail' has no property 'name'"
    ),
    (
      #""detail": {"id": 1️⃣"a", "author": {"id": 2}}"#, "SK0511",
      "expected a whole number for 'Int', found a string"
    ),
    (
      #""detail": {"id": 1, "title": "@1️⃣last", "author": {"id": 2}}"#, "SK0527",
      "'@last' is 'Int?', which does not fit 'String'"
    ),
    (#""detail": {"id": 1, "title": "@1️⃣detail.id", "author": {"id": 2}}"#, "SK0527", "is 'Int?'"),
    (#""detail": {"id": "$1️⃣x", "author": {"id": 2}}"#, "SK0526", "'$x'"),
    (#""page": {1️⃣"edit": {}}"#, "SK0533", "'AppPage' has no case 'edit'"),
    (#"1️⃣"page": {}"#, "SK0528", "'page' takes one of several domains: name one of the cases"),
    (#"1️⃣"page": {"empty": {}, "detail": {}}"#, "SK0528", "'page' takes one of several domains"),
    (#"1️⃣"hand": {}"#, "SK0535", "the state of 'Hand' is written by hand"),
    (#""listed": {1️⃣"age": 1}"#, "SK0533", "the state of 'Listed' has no property 'age'"),
  ])
  func `a child that cannot be made is an error at its place`(set: String, code: String, message: String) {
    let schema = Self.schema(set, payload: "Int")
    let notes = code == "SK0534" ? Self.noted(message, in: schema) : (schema, [])
    assertDiagnostics(notes.0, .error(code, message, notes: notes.1))
  }

  /// The schema with a marker at the domain that the message names.
  private static func noted(_ message: String, in schema: String) -> (String, [String]) {
    let name = message.contains("'Author'") ? "Author" : "Detail"
    return (
      schema.replacing("\"\(name)\": {\n", with: "2️⃣\"\(name)\": {\n").replacing(
        "\"Author\": {\"state\"",
        with: (name == "Author" ? "2️⃣" : "") + "\"Author\": {\"state\""
      ), ["2️⃣"]
    )
  }

  @Test(arguments: [
    #"1️⃣"page": 1"#, #"1️⃣"screen": null"#, #""detail": {"id": 1, "author": {"id": 2}, 1️⃣"rows": 1}"#,
  ])
  func `a child is not set to something else`(set: String) {
    let child = set.contains("rows") ? "rows" : set.contains("page") ? "page" : "screen"
    let schema = Self.schema(set).replacing("\"\(child)\": {\"domain\"", with: "2️⃣\"\(child)\": {\"domain\"")
      .replacing("\"\(child)\": {\"oneOf\"", with: "2️⃣\"\(child)\": {\"oneOf\"")
    assertDiagnostics(schema, .error("SK0528", notes: ["2️⃣"]))
  }

  @Test func `a child of another module is made, without the parts that have defaults`() {
    let core = #"""
      {"statekit": 1, "access": "public", "domains": {
        "Detail": {"state": {"id": "Int"}, "children": {"info": "Info", "page": {"oneOf": {"info": "Info"}, "initial": "info"}}},
        "Info": {"state": {"text": "String = \"\""}}
      }}
      """#
    let app = #"""
      {"statekit": 1, "uses": ["Core"], "domains": {"App": {
        "actions": {"opened": {"set": {1️⃣"detail": {VALUE}}}},
        "children": {"detail": {"domain": "Core.Detail", "kind": "optional"}}
      }}}
      """#
    let whole = app.replacing("VALUE", with: #""id": 1"#).replacing("1️⃣", with: "")
    assertDiagnostics(in: ["App.statekit.json": whole], [], using: ["Core": core])
    assertDiagnostics(
      in: ["App.statekit.json": app.replacing("VALUE", with: #""info": {}"#)],
      [.error("SK0534", "the state of 'Core.Detail' needs a value for 'id'", notes: ["2️⃣"])],
      using: ["Core": core.replacing(#""Detail""#, with: #"2️⃣"Detail""#)]
    )
  }

  @Test func `a reaction makes a child, too`() {
    let reaction = #"{"set": {"page": {"detail": {"id": "$id", "author": {"id": "@count"}}}}}"#
    assertDiagnostics(Self.schema(#""count": 1"#, reaction: reaction))
  }
}

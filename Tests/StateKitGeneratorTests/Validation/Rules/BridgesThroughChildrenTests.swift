import Testing

@testable import StateKitGenerator

/// Bridges through children that may be absent and through lists.
struct BridgesThroughChildrenTests {
  private static func schema(_ bridge: String, id: String = "Int") -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {"state": {"count": "Int", "next": "Int?"}, "actions": {"began": "(row: Int)", "noted": "(row: Int)", "told": "(rows: Int)"},
        "children": {"detail": {"domain": "Detail", "kind": "optional"}, 2️⃣"rows": {"domain": "Row", "kind": "each"}},
        "bridges": [{\#(bridge)}]},
      "Detail": {"state": {"isOn": "Bool", "row": "Int", "name": "String?"}, "actions": {"closed": {}, "named": "(name: String?)"},
        "children": {"rows": {"domain": "Row", "kind": "each"}}},
      "Row": {"state": {"id": "\#(id)"}, "actions": {"tapped": {}, "opened": "(at: Int)", "moved": "(rows: Int)"}}}}
    """#
  }

  @Test(arguments: [
    #""on": "rows.tapped", "dispatch": "noted", "with": {"row": "$rows"}"#,
    #""on": "rows.tapped", "dispatch": "rows.opened", "with": {"rows": "$rows", "at": 3}"#,
    #""on": "began", "dispatch": "rows.tapped", "with": {"rows": "$row"}"#,
    #""on": "began", "dispatch": "rows.tapped", "with": {"rows": 7}"#,
    #""on": "began", "dispatch": "rows.tapped", "with": {"rows": "@next"}"#,
    #""on": "began", "dispatch": "rows.tapped", "with": {"rows": "@detail.row"}, "when": "detail.isOn""#,
    #""on": "detail.rows.tapped", "dispatch": "noted", "with": {"row": "$rows"}"#,
    #""on": "detail.closed", "dispatch": "noted", "with": {"row": "@rows.count"}, "when": "!rows.isEmpty""#,
    #""on": "detail.closed", "dispatch": "detail.named", "with": {"name": "@detail.name"}, "when": "!detail.isOn""#,
    #""on": "began", "dispatch": "noted", "when": "rows.areAllRead""#,
    #""on": "rows.moved", "dispatch": "noted", "with": {"row": 1}"#,
  ])
  func `values come from and go to where they are`(bridge: String) {
    assertDiagnostics(Self.schema(bridge))
  }

  @Test(arguments: [
    #""on": "rows.tapped", "dispatch": "rows.opened", "to": "each", "with": {"at": 3}"#,
    #""on": "began", "dispatch": "rows.opened", "to": "each", "with": {"at": "$row"}, "when": "detail.isOn""#,
    #""on": "began", "dispatch": "rows.opened", "to": "each", "with": {"at": "@detail.row"}"#,
    #""on": "began", "dispatch": "rows.moved", "to": "each", "with": {"rows": 3}"#,
    #""on": "began", "dispatch": "detail.rows.tapped", "to": "each""#,
  ])
  func `an action to each element needs no id`(bridge: String) {
    assertDiagnostics(Self.schema(bridge))
  }

  @Test func `'to' and the id of an element exclude each other`() {
    assertDiagnostics(
      Self.schema(#""on": "began", "dispatch": "rows.tapped", "to": "each", "with": {1️⃣"rows": "$row"}"#),
      .error(
        "SK0620",
        "'tapped' goes to each of 'rows', so that no id is needed: leave out either 'rows' or 'to'"
      )
    )
    assertDiagnostics(
      Self.schema(#""on": "began", "dispatch": "rows.tapped", "to": "each", "with": {1️⃣"id": "$row"}"#),
      .error("SK0620", "the payload of 'tapped' has no 'id'")
    )
  }

  @Test func `'to' needs a list on the path, and a word that it knows`() {
    assertDiagnostics(
      Self.schema(#""on": "began", "dispatch": "noted", "to": 1️⃣"each""#),
      .error("SK0625", "there is no list on the way to 'noted'")
    )
    assertDiagnostics(
      Self.schema(#""on": "began", "dispatch": "rows.tapped", "to": 1️⃣"all""#),
      .error("SK0206", "'to' cannot be 'all'; it is 'each'")
    )
    assertDiagnostics(
      Self.schema(#""on": "began", "dispatch": "rows.tapped", "to": 1️⃣["each"]"#),
      .error("SK0203", "'to'")
    )
  }

  @Test
  func `the same bridge to each element twice is a warning, and one to a single element is another bridge`() {
    let each = #""on": "rows.tapped", "dispatch": "rows.moved", "to": "each", "with": {"rows": 1}"#
    assertDiagnostics(
      Self.schema(each + "}, 1️⃣{" + each).replacing(
        #"[{"on": "rows.tapped""#,
        with: #"[2️⃣{"on": "rows.tapped""#
      ),
      .warning("SK0643", "on 'rows.tapped' another bridge dispatches 'rows.moved'", notes: ["2️⃣"])
    )
    let tapped = #""on": "rows.opened", "dispatch": "rows.tapped""#
    assertDiagnostics(
      Self.schema(#"\#(tapped), "to": "each"}, {\#(tapped), "with": {"rows": "$rows"}"#)
    )
  }

  @Test(arguments: ["rows.tapped", "began"])
  func `a path into a list needs the element's id`(trigger: String) {
    assertDiagnostics(
      Self.schema(#""on": "\#(trigger)", "dispatch": "rows.1️⃣opened", "with": {"at": 1}"#),
      .error(
        "SK0623",
        trigger == "began"
          ? #"the element of 'rows' that gets 'opened' is not known: give its id, "with": {"rows": "…"}"#
          : #"{"rows": "$rows"}"#
      )
    )
  }

  @Test func `an id is no label that is handed over without a word`() {
    assertDiagnostics(
      Self.schema(#""on": "rows.tapped", "dispatch": "1️⃣told""#).replacing(#""told""#, with: #"3️⃣"told""#),
      .error("SK0621", "'told' does not get its 'rows'", notes: ["3️⃣"])
    )
  }

  @Test func `an id must fit`() {
    assertDiagnostics(
      Self.schema(#""on": "rows.tapped", "dispatch": "noted", "with": {"row": "$1️⃣rows"}"#, id: "String"),
      .error("SK0527", "'$rows' is 'String', which does not fit 'Int'")
    )
    assertDiagnostics(
      Self.schema(#""on": "began", "dispatch": "rows.tapped", "with": {"rows": 1️⃣7}"#, id: "String"),
      .error("SK0511", "expected a string")
    )
    assertDiagnostics(
      Self.schema(#""on": "rows.tapped", "dispatch": "noted", "with": {"row": "$rows"}"#, id: "Row.ID")
    )
  }

  @Test func `a name of two values is an error where it is used`() {
    assertDiagnostics(
      Self.schema(#""on": "rows.moved", "dispatch": "noted", "with": {"row": "$1️⃣rows"}"#),
      .error("SK0624", "'rows' of 'moved' means two values, one of them the id of an element", notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    (
      #""on": "began", "dispatch": "detail.named", "with": {"name": "@rows.1️⃣name"}"#, "SK0613",
      "the list of 'rows'"
    ),
    (#""on": "began", "dispatch": "noted", "when": "rows.1️⃣count""#, "SK0630", "'rows.count' is 'Int'"),
    (#""on": "began", "dispatch": "noted", "when": "1️⃣detail""#, "SK0630", "'detail' is 'DetailState?'"),
    (#""on": "began", "dispatch": "noted", "when": "detail.1️⃣nme.x""#, "SK0613", "the state of 'Detail'"),
  ])
  func `an unreadable value of a child is an error`(bridge: String, code: String, message: String) {
    assertDiagnostics(
      Self.schema(bridge),
      .error(code, message, suggestion: message.contains("Detail'") ? "name" : nil)
    )
  }
}

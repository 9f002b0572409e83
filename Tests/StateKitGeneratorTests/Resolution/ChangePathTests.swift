import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Changes of parts that paths name, and values that are read by paths.
struct ChangePathTests {
  private static func schema(
    _ change: String,
    payload: String = "(id: Int, key: String, text: String, row: RowState, rows: [RowState])",
    reaction: String = #""set": {"last": null}"#
  ) -> String {
    #"""
    {"statekit": 1, "imports": ["Foundation"], "types": {
        "Phase": {"enum": ["on", {"failed": "(reason: String)"}]},
        "Span": {"struct": {"from": "Int", "to": "Int", "label": "String?"}},
        "Spot": {"struct": {"id": "String", "text": "String = \"\"", "isOn": "Bool = false", "hits": "Int = 0"}}
      }, "domains": {
      "App": {
        "state": {
          "count": "Int = 0", "title": "String", "last": "Int?", "phase": {"type": "Phase", "default": "on"},
          "span": {"type": "Span", "default": {"from": 0, "to": 9}}, "spare": "Span?", "spans": "[Span]",
          "spots": "IdentifiedArray<Spot>", "spotsByKey": "[String: Spot]", "plain": "[Spot]", "point": "Point",
          "hands": "IdentifiedArray<Hand>"
        },
        "actions": {"did": {"payload": "\#(payload)", \#(change)}},
        "requests": {
          "load": {"output": "Int", "into": "loaded"},
          "leaf": {"input": "(id: Int)", "output": "Int", "into": "pages", "id": "$id", "policy": "every"}
        },
        "reactions": {"rows.tapped": {\#(reaction)}},
        "children": {
          "settings": "Settings", "edit": {"domain": "Row", "kind": "optional"},
          "page": {"oneOf": {"row": "Row", "other": "Settings"}, "initial": "other"},
          "rows": {"domain": "Row", "kind": "each"}, "path": {"stack": {"row": "Row"}},
          "hand": {"domain": "Hand", "kind": "optional"}
        }
      },
      "Row": {
        "state": {"id": "Int = 0", "text": "String = \"\"", "isOn": "Bool = false", "hits": "Int = 0", "span": "Span?"},
        "actions": {"tapped": {"reduce": "none"}},
        "children": {"cells": {"domain": "Cell", "kind": "each"}, "note": {"domain": "Cell", "kind": "optional"}}
      },
      "Cell": {"state": {"id": "String", "text": "String = \"\""}},
      "Settings": {"state": {"isOn": "Bool = false", "volume": "Double = 1"}},
      "Hand": {"state": "HandModel"}
    }}
    """#
  }

  @Test(arguments: [
    #""set": {"rows[$id].text": "$text"}"#, #""toggle": ["rows[$id].isOn"]"#,
    #""add": {"rows[$id].hits": 1}"#,
    #""set": {"rows[$id].cells[$key].text": "$text"}"#, #""set": {"rows[$id].span.to": 3}"#,
    #""set": {"rows[$id].note": null}"#, #""set": {"rows[$id].note": {"id": "$key"}}"#,
    #""append": {"rows[$id].cells": {"id": "$key"}}"#, #""remove": {"rows[$id].cells": "$key"}"#,
    #""set": {"path[$id].row.text": "$text"}"#, #""set": {"spots[$key].text": "$text"}"#,
    #""set": {"spotsByKey[$key].text": "$text"}"#, #""set": {"spotsByKey[$key]": {"id": "$key"}}"#,
    #""set": {"spotsByKey[$key]": null}"#, #""remove": {"hands": "$id"}"#,
    #""set": {"settings.isOn": true}, "add": {"settings.volume": 0.5}"#, #""set": {"edit.text": "$text"}"#,
    #""set": {"page.row.text": "$text"}"#, #""set": {"span.from": 1, "spare.label": null}"#,
    #""set": {"title": "@rows[$id].text", "last": "@rows[$id].hits"}"#, #""set": {"title": "@edit.text"}"#,
    #""set": {"count": "@last"}"#, #""push": {"path": {"row": {"text": "@rows[$id].text"}}}"#,
    #""append": {"rows": "$row"}"#, #""append": {"rows": "@edit"}"#, #""set": {"rows": "$rows"}"#,
    #""set": {"rows": []}"#, #""set": {"rows": [{"id": "$id"}]}"#, #""set": {"path": []}"#,
    #""set": {"path": [{"row": {"id": "$id"}}]}"#, #""set": {"edit": "$row"}"#,
    #""set": {"edit": "@rows[$id]"}"#,
    #""set": {"settings": {"isOn": true}}"#, #""set": {"page": {"row": "$row"}}"#,
    #""set": {"span": {"from": "@count", "to": "$id"}}"#,
    #""set": {"spare": {"from": 0, "to": 9, "label": "x"}}"#,
    #""set": {"spans": [{"from": "$id", "to": 9}, "@span"]}"#,
    #""append": {"spans": {"from": 1, "to": "$id"}}"#,
    #""append": {"spots": {"id": "$key"}}"#, #""remove": {"spots": "$key"}"#,
    #""insert": {"spots": {"id": "a"}}"#,
    #""set": {"loaded": "idle", "pages[$id]": "idle"}"#, #""set": {"pages": {}}"#,
  ])
  func `a change reaches each part that is stored`(change: String) {
    assertDiagnostics(Self.schema(change))
  }

  @Test func `positions that a list gives remove elements`() {
    for target in ["rows", "spots", "plain", "rows[$id].cells"] {
      assertDiagnostics(
        Self.schema(#""remove": {"\#(target)": "$at"}"#, payload: "(at: IndexSet, id: Int)")
      )
    }
    assertDiagnostics(
      Self.schema(#""remove": {"rows": "$1️⃣at"}"#, payload: "(at: [Int])"),
      .error("SK0527", "'$at' is '[Int]', which does not fit 'Int'")
    )
  }

  @Test func `a reaction names the element that was tapped`() {
    assertDiagnostics(
      Self.schema(
        #""set": {"count": 1}"#,
        reaction:
          #""set": {"rows[$rows].text": "tapped"}, "push": {"path": {"row": {"text": "@rows[$rows].text"}}}"#
      )
    )
  }

  @Test(arguments: [
    (
      #""set": {"rows[1️⃣id].text": ""}"#, "SK0210", "an element is named by a value of the payload in brackets"
    ),
    (#""set": {"rows[1️⃣0].text": ""}"#, "SK0210", "as in 'rows[$id].title'"),
    (#""set": {"rows[$id1️⃣": ""}"#, "SK0210", "is not a path"),
    (#""set": {"title": "@rows[1️⃣id].text"}"#, "SK0210", "an element is named by"),
    (#""set": {"1️⃣roes[$id].text": ""}"#, "SK0520", "the state of 'App' has no property 'roes'"),
    (#""set": {"rows[$id].1️⃣size": ""}"#, "SK0613", "the state of 'Row' has no property 'size'"),
    (#""set": {"rows[$1️⃣key].text": ""}"#, "SK0527", "'$key' is 'String', which does not fit 'Int'"),
    (#""set": {"rows[$1️⃣nr].text": ""}"#, "SK0526", "there is no '$nr' in 'did'"),
    (#""set": {"rows.1️⃣text": ""}"#, "SK0613", "'text' is a property of each value in 'rows'"),
    (#""set": {"1️⃣plain[$id].text": ""}"#, "SK0540", "an array, whose elements have no id to be found by"),
    (#""set": {"1️⃣count[$id].x": ""}"#, "SK0540", "'count' has no element to name in brackets: it is 'Int'"),
    (#""set": {"1️⃣settings[$id].isOn": true}"#, "SK0540", "it is 'SettingsState'"),
    (
      #""set": {"1️⃣rows[$id]": {}}"#, "SK0541",
      "'rows[$id]' is a whole element: go on to one of its properties"
    ),
    (#""set": {"rows.1️⃣count": 0}"#, "SK0541", "'count' in 'rows.count' is only read"),
    (#""set": {"phase.1️⃣failed": "x"}"#, "SK0541", "'failed' in 'phase.failed' is only read"),
    (#""set": {"loaded.1️⃣value": 1}"#, "SK0541", "'value' in 'loaded.value' is only read"),
    (
      #""set": {"point.1️⃣x": 1}"#, "SK0541",
      "the schema does not know whether there is a property 'x' to change"
    ),
    (#""set": {"span.1️⃣size": 1}"#, "SK0613", "the struct 'Span' has no property 'size'"),
    (#""toggle": ["1️⃣rows[$id].text"]"#, "SK0524", "'rows[$id].text' is 'String': use 'set'"),
    (#""add": {"1️⃣rows[$id].text": 1}"#, "SK0525", "'rows[$id].text' is 'String', which is not a number"),
    (#""append": {"1️⃣rows[$id].text": 1}"#, "SK0536", "'rows[$id].text' is 'String'"),
    (#""set": {"span": {"from": 0, 1️⃣"size": 9}}"#, "SK0533", "the struct 'Span' has no property 'size'"),
    (#""set": {"span": {"from": 0, "to": 1️⃣"x"}}"#, "SK0511", "expected a whole number for 'Int'"),
    (#""set": {"loaded": 1️⃣"loading"}"#, "SK0511", "expected \"idle\" for"),
    (#""set": {"rows": "$1️⃣row"}"#, "SK0527", "'$row' is 'RowState', which does not fit"),
  ])
  func `what a path cannot reach is an error at its place`(change: String, code: String, message: String) {
    assertDiagnostics(Self.schema(change), .error(code, message))
  }

  @Test func `a struct that lacks a property is an error that names the struct`() {
    assertDiagnostics(
      Self.schema(#""set": {"span": 1️⃣{"from": 0}}"#).replacing(#""Span": {"#, with: #"2️⃣"Span": {"#),
      .error("SK0534", "the struct 'Span' needs a value for 'to', which has no default", notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    (
      #""set": {2️⃣"rows": [], "1️⃣rows[$id].text": "x"}"#,
      "one action changes 'rows' and 'rows[$id].text', which overlap"
    ),
    (
      #""set": {"2️⃣span.from": 1, 1️⃣"span": {"from": 0, "to": 9}}"#,
      "changes 'span.from' and 'span', which overlap"
    ),
    (#""set": {"2️⃣rows[$id].text": "a"}, "append": {1️⃣"rows": {}}"#, "which overlap"),
    (#""toggle": ["2️⃣rows[$id].isOn", "1️⃣rows[$id].isOn"]"#, "changes 'rows[$id].isOn' twice"),
  ])
  func `a part does not change together with the whole`(change: String, message: String) {
    assertDiagnostics(Self.schema(change), .error("SK0523", message, notes: ["2️⃣"]))
  }

  @Test func `different parts of one element change together`() {
    assertDiagnostics(Self.schema(#""set": {"rows[$id].text": "a", "rows[$id].isOn": true}"#))
  }

  @Test(arguments: [
    #""bridges": [{"on": "went", "dispatch": "named", "with": {"0": "@1️⃣rows[$id].text"}}]"#,
    #""effects": {"save": {"on": "went", "with": {"text": "@1️⃣rows[$id].text"}}}"#,
    #""effects": {"save": {"on": "went", "when": {"path": "text", "is": "@1️⃣rows[$id].text"}}}"#,
  ])
  func `elements are named in changes alone`(work: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {
          "state": {"text": "String"}, "children": {"rows": {"domain": "Row", "kind": "each"}},
          "actions": {"went": {"payload": "(id: Int)", "reduce": "none"}, "named": {"payload": "String", "set": {"text": "$0"}}},
          \#(work)
        },
        "Row": {"state": {"id": "Int", "text": "String"}}
      }}
      """#,
      .error("SK0210", "'rows[$id]' names an element, which a path does in 'set' and the other changes alone")
    )
  }

  @Test func `a property that follows another one is not changed from above`() {
    let schema = #"""
      {"statekit": 1, "domains": {
        "App": {
          "state": {"user": "String"}, "actions": {"named": {"payload": "String", "set": {"1️⃣page.user": "$0"}}},
          "children": {"page": {"domain": "Page", "follows": {2️⃣"user": "user"}}, "other": "Page"}
        },
        "Page": {"state": {"user": "String"}}
      }}
      """#
    assertDiagnostics(schema, .error("SK0617", notes: ["2️⃣"]))
    let other = schema.replacing("1️⃣page.user", with: "other.user").replacing("2️⃣", with: "")
    assertDiagnostics(other)
  }

  @Test func `a secret in a part is set from a sensitive value`() {
    let schema = #"""
      {"statekit": 1, "domains": {
        "App": {
          "actions": {"typed": {"payload": "(id: Int, pin: String)", "set": {"rows[$id].pin": "$1️⃣pin"}}},
          "children": {"rows": {"domain": "Row", "kind": "each"}}
        },
        "Row": {"state": {"id": "Int", "pin": {"type": "String", "sensitive": true}}}
      }}
      """#
    assertDiagnostics(schema, .warning("SK0539", "'rows[$id].pin' is set from 'pin' of 'typed'"))
  }

  @Test func `the model says what is named, what is required and which child it is`() throws {
    let file = try fileModel(
      of: Self.schema(
        #"""
        "set": {"rows[$id].text": "@edit.text", "last": "@rows[$id].hits", "span": {"from": "$id", "to": 1}},
        "append": {"rows[$id].cells": {"id": "$key"}}, "remove": {"spots": "$key"}
        """#
      )
    )
    guard case .changes(let changes) = file.domains[0].actions[0].reduction else {
      Issue.record("no changes")
      return
    }
    expectEqual(
      changes.map(\.described),
      [
        "set rows[id: $0]?.text, child 3 @edit?.text!", "set last @rows[id: $0]?.hits",
        "set span Span(from: $0, to: 1)",
        "append rows[id: $0]?.cells, child 3, CellState(id: $1)", "remove spots, $1",
      ]
    )
  }
}

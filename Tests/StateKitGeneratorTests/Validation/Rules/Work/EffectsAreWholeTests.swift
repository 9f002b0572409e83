import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct EffectsAreWholeTests {
  private static func schema(_ effect: String) -> String {
    #"""
    {
      "statekit": 1,
      "domains": {
        "App": {
          "actions": {
            "began": "(id: Int, any: Int)", "ended": {}, 5️⃣"failed": "(error: E)", "said": "String",
            4️⃣"both": "(error: E, id: Int)", 3️⃣"gone": {"deprecated": "x"}
          },
          "effects": {"work": {"on": "began", \#(effect)}}
        }
      },
      "types": {"E": {"enum": ["a"]}}
    }
    """#
  }

  @Test(arguments: [
    #""kind": "fireAndForget", "until": "ended", "policy": "queue", "id": "$id""#,
    #""kind": "stream", "output": "both", "failure": "failed""#, #""kind": "task""#,
  ])
  func `a whole effect is right`(effect: String) {
    assertDiagnostics(Self.schema(effect))
  }

  @Test(arguments: ["output", "failure"])
  func `an effect that is fired and forgotten does not give values`(key: String) {
    assertDiagnostics(
      Self.schema(#""kind": "fireAndForget", "\#(key)": "1️⃣ended""#),
      .error("SK0670", "the effect 'work' is of the kind \"fireAndForget\" and does not give a value")
    )
  }

  @Test func `a failure takes exactly one value, the error`() {
    assertDiagnostics(
      Self.schema(#""failure": "1️⃣both""#),
      .error("SK0671", "the action 'both' cannot take an error", notes: ["4️⃣"])
    )
    assertDiagnostics(
      Self.schema(#""failure": "1️⃣said""#),
      .error("SK0664", "'String' is not an Error, and only an Error can be thrown: choose an action")
    )
  }

  @Test func `a type is an Error because the action of a failure takes it`() throws {
    let text = #"""
      {
        "statekit": 1,
        "domains": {"A": {
          "actions": {"a": {}, "b": "(error: E)", "c": "F"}, "effects": {"work": {"on": "a", "failure": "b"}}
        }},
        "types": {"E": {"enum": ["a"]}, "F": {"enum": ["a"]}}
      }
      """#
    try expectEqual(fileModel(of: text).types.map(\.isError), [true, false])
  }

  @Test func `'id' names a value of the payload`() {
    assertDiagnostics(
      Self.schema(#""id": "$1️⃣ids""#),
      .error("SK0663", "the payload of 'began' has no value 'ids' that could be the 'id'", suggestion: "id")
    )
  }

  @Test func `to give a deprecated action is a warning`() {
    assertDiagnostics(
      Self.schema(#""output": "1️⃣gone""#),
      .warning("SK0672", "the effect 'work' gives the deprecated action 'gone'", notes: ["3️⃣"])
    )
  }

  private static func list(_ effect: String) -> String {
    #"""
    {
      "statekit": 1,
      "domains": {
        "App": {
          "actions": {"a": {}},
          "effects": {"work": {\#(effect)}},
          "children": {3️⃣"rows": {"domain": "Row", "kind": "each"}, "others": {"domain": "Row", "kind": "each"}}
        },
        "Row": {"state": {"id": "Int"}, "actions": {"b": {}, "c": {}, "d": "(rows: Int)"}}
      }
    }
    """#
  }

  @Test func `an action of an element is one of that which the effect began with`() {
    assertDiagnostics(Self.list(#""on": "rows.b", "output": "rows.c""#))
    for on in ["a", "others.b"] {
      assertDiagnostics(
        Self.list(#""on": "\#(on)", "output": "1️⃣rows.c""#),
        .error("SK0673", "the effect 'work' gives an action of one of 'rows', and its id is not known")
      )
    }
  }

  private static func stack(_ effect: String) -> String {
    #"""
    {
      "statekit": 1,
      "domains": {
        "App": {
          "effects": {"work": {\#(effect)}},
          "children": {"path": {"stack": {"row": "Row", "inner": "Inner"}}}
        },
        "Inner": {"children": {"trail": {"stack": {"row": "Row"}}}},
        "Row": {"actions": {"b": {}, "c": {}}}
      }
    }
    """#
  }

  @Test(arguments: [
    #""on": "path.row.b", "output": "path.row.c""#, #""on": "path.row.b", "output": "path.popFrom""#,
    #""on": "path.popFrom", "output": "path.popFrom""#,
    #""on": "path.inner.trail.popFrom", "output": "path.row.b""#,
  ])
  func `an effect gives an action of an element of a stack that it knows, or goes back`(effect: String) {
    assertDiagnostics(Self.stack(effect))
  }

  @Test(arguments: [
    (#""on": "path.popFrom", "output": "1️⃣path.row.b""#, "path"),
    (#""on": "path.popFrom", "output": "1️⃣path.inner.trail.popFrom""#, "path"),
    (#""on": "path.inner.trail.popFrom", "output": "path.inner.1️⃣trail.row.b""#, "trail"),
  ])
  func `going back names no element that an effect could give an action of`(effect: String, stack: String) {
    assertDiagnostics(
      Self.stack(effect),
      .error("SK0673", "the effect 'work' gives an action of one of '\(stack)', and its id is not known")
    )
  }

  @Test func `'id' names the element, too`() {
    assertDiagnostics(Self.list(#""on": "rows.b", "id": "$rows""#))
    assertDiagnostics(
      Self.list(#""on": "rows.b", "id": "$1️⃣row""#),
      .error("SK0663", "the payload of 'b' has no value 'row' that could be the 'id'", suggestion: "rows")
    )
  }

  @Test func `a name that means the element and a value of the payload is one too many`() {
    assertDiagnostics(
      Self.list(#""on": "rows.1️⃣d""#),
      .error("SK0624", "'rows' of 'd' means two values", notes: ["3️⃣"])
    )
  }
}

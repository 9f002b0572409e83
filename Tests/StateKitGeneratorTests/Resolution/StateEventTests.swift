import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Bridges and effects that `onChange`, `onMade` and `onGone` start.
struct StateEventTests {
  private static func schema(bridge: String? = nil, effect: String? = nil, own: String = "") -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {
        "state": {"name": "String", "tags": "[String]", "error": "(any Error)?", "paint": "Paint"},
        "actions": {
          "noted": {"payload": "(text: String)", "reduce": "none", "allow": ["SK0690"]},
          "counted": {"reduce": "none", "allow": ["SK0690"]}, "stopped": {"set": {"name": ""}},
          "picked": {"payload": "(id: Int)", "reduce": "none", "allow": ["SK0690"]}
        },
        "children": {
          "settings": "Settings", "hand": "Hand",
          "detail": {"domain": "Row", "kind": "optional"},
          "rows": {"domain": "Row", "kind": "each"},
          "page": {"oneOf": {"row": "Row", "settings": "Settings"}},
          "tab": {"oneOf": {"row": "Row", "settings": "Settings"}, "initial": "settings"},
          "path": {"stack": {"row": "Row", "settings": "Settings"}}
        }
        \#(bridge.map { #","bridges": [3️⃣{\#($0)}]"# } ?? "")
        \#(effect.map { #","effects": {4️⃣"work": {\#($0)}}"# } ?? "")
      },
      "Settings": {
        "state": {"unit": "String"},
        "children": {"inner": {"domain": "Inner", "kind": "optional"}}
      },
      "Row": {
        "state": {"id": "Int", "title": "String"},
        "actions": {
          "read": {"reduce": "none", "allow": ["SK0690"]}, "titled": {"payload": "String", "set": {"title": "$0"}}
        },
        "children": {"note": {"domain": "Inner", "kind": "optional"}}
        \#(own)
      },
      "Inner": {}, "Hand": {"state": "HandModel"}
    },
    "conformances": {"state": ["-Equatable"]}}
    """#
  }

  // MARK: Accepted

  @Test(arguments: [
    #""onChange": "name""#, #""onChange": ["name", "tags"]"#, #""onChange": "settings.unit""#,
    #""onChange": "detail.title""#, #""onChange": "page.row.title""#, #""onChange": "rows""#,
    #""onChange": "rows.count""#, #""onChange": ["detail", "settings", "path", "page", "page.row"]"#,
    #""onChange": "settings.inner""#, #""onChange": "hand.whatever""#, #""onChange": "paint""#,
    #""onMade": "detail""#, #""onMade": "rows""#, #""onMade": "page""#, #""onGone": "page.row""#,
    #""onGone": "tab.row""#, #""onMade": "path""#, #""onGone": "path.row""#, #""onMade": "settings.inner""#,
    #""onMade": true"#,
  ])
  func `an event starts a bridge or an effect`(event: String) {
    assertDiagnostics(Self.schema(bridge: #"\#(event), "dispatch": "counted""#))
    assertDiagnostics(Self.schema(effect: #"\#(event), "output": "counted""#))
    assertDiagnostics(
      Self.schema(
        effect: #"\#(event), "until": "stopped", "while": {"path": "name", "is": "a"}, "debounce": "1s""#
      )
    )
  }

  @Test func `the id of an element is handed over`() {
    for schema in [
      Self.schema(bridge: #""onMade": "rows", "dispatch": "rows.read", "with": {"rows": "$id"}"#),
      Self.schema(bridge: #""onGone": "rows", "dispatch": "picked""#),
      Self.schema(effect: #""onGone": "path", "id": "$id", "kind": "fireAndForget""#),
      Self.schema(effect: #""onMade": "rows", "when": {"path": "!$id", "is": 0}, "with": {"name": "@name"}"#),
    ] { assertDiagnostics(schema) }
  }

  @Test func `a domain that is gone hands over its last values`() {
    assertDiagnostics(
      Self.schema(
        own: #", "effects": {"keep": {"onGone": true, "kind": "fireAndForget", "with": {"title": "@title"}}}"#
      )
    )
  }

  // MARK: Reported

  @Test func `one key says what starts it`() {
    assertDiagnostics(
      Self.schema(bridge: #"1️⃣"on": "noted", 2️⃣"onChange": "name", "dispatch": "counted""#),
      .error("SK0652", at: "2️⃣", "'onChange' says when it starts, and so does 'on'", notes: ["1️⃣"])
    )
    assertDiagnostics(
      Self.schema(effect: #"1️⃣"onMade": "rows", 2️⃣"onGone": "rows", "kind": "fireAndForget""#),
      .error("SK0652", at: "2️⃣", "'onGone' says when it starts, and so does 'onMade'", notes: ["1️⃣"])
    )
    assertDiagnostics(
      Self.schema(bridge: #""dispatch": "counted""#),
      .error("SK0202", at: "3️⃣", "a bridge needs one of the keys 'on', 'onChange', 'onMade' and 'onGone'")
    )
  }

  @Test(arguments: [
    (#""onChange": "1️⃣isLarge""#, "SK0613", "the state of 'App' has no property 'isLarge'"),
    (#""onChange": "settings.1️⃣isLarge""#, "SK0613", "the state of 'Settings' has no property 'isLarge'"),
    (#""onChange": "rows.1️⃣title""#, "SK0613", "'title' is a property of each value in 'rows'"),
    (#""onChange": "1️⃣error""#, "SK0654", "'error' cannot be compared with its earlier value"),
    (#""onChange": "1️⃣*""#, "SK0210", "'onChange'"),
    (#""onChange": 1️⃣true"#, "SK0203", "expected a string, or an array of strings for 'onChange', found"),
    (#""onChange": 1️⃣[]"#, "SK0205", "'onChange'"),
    (
      #""onMade": 1️⃣["rows"]"#, "SK0203",
      "expected the path of a child, or true for the domain itself for 'onMade'"
    ),
    (
      #""onMade": 1️⃣false"#, "SK0203",
      "expected the path of a child, or true for the domain itself for 'onMade'"
    ),
    (#""onMade": "1️⃣sheet""#, "SK0613", "the state of 'App' has no property 'sheet'"),
    (#""onMade": "1️⃣name""#, "SK0653", "'onMade' names a child that comes and goes, and 'name' is a property"),
    (#""onMade": "1️⃣settings""#, "SK0653", "'settings' is always there"),
    (#""onGone": "1️⃣tab""#, "SK0653", "'tab' is always there"),
    (#""onGone": "1️⃣detail.note""#, "SK0653", "'onGone' cannot look behind 'detail', which may be absent"),
    (#""onGone": "1️⃣page.row.note""#, "SK0653", "'onGone' cannot look behind 'page', which may be absent"),
    (#""onGone": "rows.1️⃣note""#, "SK0613", "'note' is a property of each value in 'rows'"),
  ])
  func `a path that leads to nothing of the kind is reported`(event: String, code: String, message: String) {
    assertDiagnostics(
      Self.schema(bridge: #"\#(event), "dispatch": "counted""#),
      .error(code, message)
    )
  }

  @Test func `other events hand over nothing`() {
    assertDiagnostics(
      Self.schema(bridge: #""onMade": "detail", "dispatch": "picked", "with": {"id": "$1️⃣id"}"#),
      .error("SK0526", "'onMade'")
    )
    assertDiagnostics(
      Self.schema(effect: #""onChange": "name", "id": "$1️⃣name""#),
      .error("SK0663", "'onChange'")
    )
  }

  @Test func `what starts when its domain is gone sends nothing, and nothing ends it`() {
    assertDiagnostics(
      Self.schema(bridge: #"1️⃣"onGone": true, "dispatch": "counted""#),
      .error("SK0659", "'App' is gone and handles no action")
    )
    assertDiagnostics(
      Self.schema(effect: #"1️⃣"onGone": true"#),
      .error("SK0659", at: "4️⃣", "'App' is gone when 'work' starts, and handles no action", notes: ["1️⃣"])
    )
    assertDiagnostics(
      Self.schema(effect: #"1️⃣"onGone": true, "kind": "fireAndForget", "until": "2️⃣stopped""#),
      .error("SK0659", at: "2️⃣", "so that 'until' has no meaning", notes: ["1️⃣"])
    )
  }

  @Test func `a condition beside an action stays a mistake`() {
    assertDiagnostics(
      Self.schema(effect: #""on": "1️⃣counted", "while": 2️⃣{"path": "name", "is": "a"}"#),
      .error("SK0677", at: "1️⃣", "'while' says when the effect begins and ends", notes: ["2️⃣"])
    )
  }
}

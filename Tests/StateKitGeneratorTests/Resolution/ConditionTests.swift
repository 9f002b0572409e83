import Testing

@testable import StateKitGenerator

/// What conditions may read and compare, for bridges, requests and effects alike.
struct ConditionTests {
  private static func schema(_ work: String) -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {
        "state": {"isOn": "Bool", "count": "Int", "phase": "Phase", "user": "User?", "hand": "Hand", "hands": "[Hand]",
          "found": "Loadable<Int, Never>", "users": "[User]", "byName": "[String: Loadable<Int, Never>]", "mark": "Mark"},
        "children": {"rows": {"domain": "Row", "kind": "each"}, "page": {"oneOf": {"row": "Row", "other": "Other"}},
          "path": {"stack": {"row": "Row", "other": "Other"}}, "row": {"domain": "Row", "kind": "optional"}}, "actions": {
          "a": {"payload": "(phase: Phase, level: Int, note: User?, hand: Hand)", "reduce": "none"},
          "b": {"reduce": "none"}, "c": {"payload": "Bool", "reduce": "none"}},
        \#(work)},
      "Row": {"state": {"id": "Int", "isNew": "Bool = false", "note": "String?"}, "actions": {"tapped": {"reduce": "none"}}},
      "Other": {"state": {"isOpen": "Bool = false", "isNew": "Bool = false"}}},
     "types": {"User": {"struct": {"isAdmin": "Bool", "role": "Phase"}}, "Phase": {"enum": ["active", "over"]},
       "Mark": {"enum": ["blank", {"at": "(place: Int)"}, {"maybe": "(text: String?)"}]}}, "allow": ["SK0690"]}
    """#
  }

  private static func work(_ condition: String, on: String = "a") -> [String] {
    [
      #""bridges": [{"on": "\#(on)", "dispatch": "b", "when": \#(condition)}]"#,
      #""effects": {"work": {"on": "\#(on)", "kind": "fireAndForget", "when": \#(condition)}}"#,
    ]
  }

  @Test(arguments: [
    #""$note.isAdmin""#, #""!$hand.isLeft""#, #""$phase.isLast""#, #"{"path": "$phase", "is": "over"}"#,
    #"{"path": "!$level", "is": -3}"#, #"{"path": "count", "is": 3}"#, #"{"path": "user", "is": null}"#,
    #"{"path": "user.role", "is": "active"}"#, #"{"path": "!user.role", "is": null}"#,
    #"{"path": "isOn", "is": false}"#, #"{"path": "rows.count", "is": 0}"#,
    #"{"any": ["isOn", {"all": ["!isOn", "$hand.isLeft"]}]}"#,
    #"{"path": "$hand", "is": "left"}"#, #"{"path": "!hand", "is": "default"}"#,
    #"{"path": "count", "is": "$level"}"#, #"{"path": "!$level", "is": "@count"}"#,
    #"{"path": "user.role", "is": "$phase"}"#, #"{"path": "phase", "is": "@user.role"}"#,
    #"{"path": "hand", "is": "$hand"}"#, #"{"path": "mark", "is": {"at": {"place": "$level"}}}"#,
    #"{"path": "row.note", "is": "$$level"}"#, #"{"path": "row.note", "is": "@@level"}"#,
    #"{"path": "row.note", "is": null}"#, #"{"path": "mark.maybe.text", "is": null}"#,
    #"{"path": "page", "is": "row"}"#, #"{"path": "!path.last", "is": "other"}"#,
    #"{"path": "found", "is": "idle"}"#, #"{"path": "!found", "is": "failed"}"#,
    #""!rows.isEmpty""#, #""rows.areNew""#, #""page.isShown""#, #""path.last.row.isNew""#,
    #""users.areAdmins""#,
  ])
  func `a condition reads the state and the payload`(condition: String) {
    for work in Self.work(condition) { assertDiagnostics(Self.schema(work)) }
  }

  @Test(arguments: [
    (#""$1️⃣song""#, "SK0526", "there is no '$song' in 'a'"),
    (#""$1️⃣level""#, "SK0630", "a condition needs a 'Bool', and '$level' is 'Int': compare it"),
    (#""$note.1️⃣song.x""#, "SK0613", "the struct 'User' has no property 'song'"),
    (#"{"path": "count", "is": 1️⃣"x"}"#, "SK0511", "expected a whole number for 'Int', found a string"),
    (#"{"path": "$phase", "is": 1️⃣"begun"}"#, "SK0513", "the enum 'Phase' has no case 'begun'"),
    (#"{"path": "count", "is": 1️⃣null}"#, "SK0511", "expected a whole number for 'Int', found null"),
    (#"{"path": "hand.1️⃣side", "is": 3}"#, "SK0631", "the schema does not know the type of 'hand.side'"),
    (
      #"{"path": "user", "is": 1️⃣3}"#, "SK0511",
      "expected an object with the properties of the struct for 'User'"
    ),
    (#"{"path": "$hand", "is": 1️⃣"on the left"}"#, "SK0510", "no JSON value can be written for 'Hand'"),
    (#"{"path": "found", "is": 1️⃣3}"#, "SK0511", "expected \"idle\" for"),
    (#"{"path": "page", "is": 1️⃣3}"#, "SK0510", "no JSON value can be written for"),
    (#"{"path": "count", "is": "$1️⃣song"}"#, "SK0526", "there is no '$song' in 'a'"),
    (#"{"path": "count", "is": "$1️⃣phase"}"#, "SK0527", "'$phase' is 'Phase', which does not fit 'Int'"),
    (#"{"path": "count", "is": "@1️⃣phase"}"#, "SK0527", "'@phase' is 'Phase', which does not fit 'Int'"),
    (#"{"path": "count", "is": "@1️⃣song"}"#, "SK0613", "the state of 'Test' has no property 'song'"),
    (#"{"path": "count", "is": "@hand.1️⃣side"}"#, "SK0631", "does not know the type of '@hand.side'"),
    (#"{"path": "mark", "is": {"at": {"place": "$1️⃣phase"}}}"#, "SK0527", "which does not fit 'Int'"),
    (#"{"path": "count", "is": 1️⃣"$"}"#, "SK0211", "the label is missing after '$'"),
    (#"{"path": "count", "is": "@1️⃣"}"#, "SK0210", "'@' is not a path for 'is'"),
    (#"{"path": "user.role", "is": 1️⃣null}"#, "SK0511", #"{"path": "user", "is": null}"#),
    (#"{"path": "$note.role", "is": 1️⃣null}"#, "SK0511", #"{"path": "$note", "is": null}"#),
    (#"{"path": "mark.at.place", "is": 1️⃣null}"#, "SK0511", #"{"path": "mark.at", "is": null}"#),
    (#""rows.1️⃣isNew""#, "SK0613", "'isNew' is a property of each value in 'rows'"),
    (#""path.1️⃣isOpen""#, "SK0613", "'isOpen' is a property of each value in 'path'"),
    (#""path.1️⃣row""#, "SK0613", "'row' is a property of each value in 'path'"),
    (#""users.1️⃣isAdmin""#, "SK0613", "'isAdmin' is a property of each value in 'users'"),
    (#""byName.1️⃣isLoading""#, "SK0613", "'isLoading' is a property of each value in 'byName'"),
    (#""page.1️⃣isNew""#, "SK0613", "a property of the cases 'row' and 'other' of 'page'"),
    (#"{"path": "rows", "is": 1️⃣"left"}"#, "SK0511", "expected an array for"),
    (#"{"path": "hand", "is": 1️⃣3}"#, "SK0510", "no JSON value can be written for 'Hand'"),
    (#"{"path": "hands", "is": 1️⃣"left"}"#, "SK0511", "expected an array for '[Hand]'"),
    (#"{"all": ["isOn", {"any": ["1️⃣count", "isOn"]}]}"#, "SK0630", "'count' is 'Int'"),
  ])
  func `what does not exist or does not fit is an error at its place`(
    condition: String,
    code: String,
    message: String
  ) {
    for work in Self.work(condition) { assertDiagnostics(Self.schema(work), .error(code, message)) }
  }

  @Test(arguments: [
    (#""page.1️⃣isOpen""#, "SK0613", "of the case 'other' of 'page'", "other.isOpen"),
    (#""!path.last.1️⃣isOpen""#, "SK0613", "of the case 'other' of 'last'", "other.isOpen"),
    (#"{"path": "page", "is": 1️⃣"rwo"}"#, "SK0513", "'TestPage' has no case 'rwo'", "row"),
    (#"{"path": "path.last", "is": 1️⃣"rwo"}"#, "SK0513", "'TestPath' has no case 'rwo'", "row"),
    (#"{"path": "found", "is": 1️⃣"load"}"#, "SK0513", "'Loadable' has no case 'load'", "loaded"),
    (#"{"path": "count", "is": 1️⃣"level"}"#, "SK0511", "expected a whole number for 'Int'", "$level"),
  ])
  func `a name that is nearly right has a suggestion`(
    condition: String,
    code: String,
    message: String,
    suggestion: String
  ) {
    for work in Self.work(condition) {
      assertDiagnostics(Self.schema(work), .error(code, message, suggestion: suggestion))
    }
  }

  @Test(arguments: [
    #"{"path": "count", "is": "$1️⃣id"}"#, #"{"path": "mark", "is": {"at": {"place": "$1️⃣id"}}}"#,
  ])
  func `without an action there is no value to compare with`(condition: String) {
    assertDiagnostics(
      Self.schema(#""effects": {"work": {"while": \#(condition), "kind": "fireAndForget"}}"#),
      .error("SK0677", "this condition is about the state alone, so that there is no value '$id'")
    )
  }

  @Test func `a value without a label is named by its position`() {
    for work in Self.work(#""$0""#, on: "c") { assertDiagnostics(Self.schema(work)) }
  }

  @Test func `the id of an element is called like its list`() {
    for work in Self.work(#"{"path": "$rows", "is": 3}"#, on: "rows.tapped") {
      assertDiagnostics(Self.schema(work))
    }
    for work in Self.work(#"{"path": "$1️⃣id", "is": 3}"#, on: "rows.tapped") {
      assertDiagnostics(Self.schema(work), .error("SK0526", "called like its list", suggestion: "$rows"))
    }
  }

  @Test(arguments: [
    (#""when": "$isNew""#, nil), (#""into": "page", "when": {"path": "page.value", "is": null}"#, nil),
    (#""into": "page", "when": "!1️⃣page.isLoading""#, "SK0632"),
    (#""into": "page", "when": {"path": "1️⃣page.failure", "is": null}"#, "SK0632"),
    (#""into": "page", "when": {"path": "1️⃣page", "is": "idle"}"#, "SK0632"),
    (#""into": "page", "when": {"path": "isOn", "is": "@1️⃣page.isLoading"}"#, "SK0632"),
    (#""into": "pages", "id": "$id", "when": {"path": "1️⃣pages.count", "is": 0}"#, "SK0632"),
  ])
  func `the condition of a request does not read what the request changes`(keys: String, code: String?) {
    let keys = keys.replacing("page", with: "content")
    let text = Self.schema(
      #""requests": {"load": {"input": "(id: Int, isNew: Bool)", "output": "Int", \#(keys)}}"#
    )
    if let code { assertDiagnostics(text, .error(code)) } else { assertDiagnostics(text) }
  }

  // MARK: Bridges with conditions

  @Test(arguments: [
    (#""isOn""#, #""!isOn""#, false),
    (#"{"path": "phase", "is": "over"}"#, #"{"path": "phase", "is": "active"}"#, false),
    (#"{"path": "$phase", "is": "over"}"#, #"{"path": "!$phase", "is": "over"}"#, false),
    (#"{"path": "phase", "is": "over"}"#, #"{"path": "$phase", "is": "active"}"#, true),
    (#"{"all": ["isOn", "$note.isAdmin"]}"#, #"{"all": ["!isOn", "$note.isAdmin"]}"#, false),
    (#"{"any": ["isOn", "$note.isAdmin"]}"#, #""!isOn""#, true),
    (#"{"path": "count", "is": "$level"}"#, #"{"path": "!count", "is": "$level"}"#, false),
    (#"{"path": "count", "is": "$level"}"#, #"{"path": "count", "is": 3}"#, true),
    (#"{"path": "row.note", "is": "@path.last.row.note"}"#, #"{"path": "row.note", "is": null}"#, false),
    (
      #"{"path": "mark", "is": {"at": {"place": "$level"}}}"#,
      #"{"path": "mark", "is": {"at": {"place": 1}}}"#, true
    ),
    (#"{"path": "mark", "is": {"at": {"place": "$level"}}}"#, #"{"path": "mark", "is": "blank"}"#, false),
    (
      #"{"path": "mark", "is": {"at": {"place": 2}}}"#, #"{"path": "mark", "is": {"at": {"place": 1}}}"#,
      false
    ),
    (#"{"path": "page", "is": "row"}"#, #"{"path": "page", "is": "other"}"#, false),
  ])
  func `two bridges whose conditions exclude each other do not send twice`(
    one: String,
    other: String,
    isTwice: Bool
  ) {
    let bridges = [one, other].map { #"{"on": "a", "dispatch": "b", "when": \#($0)}"# }
    let text = Self.schema(
      #""bridges": [\#(isTwice ? "2️⃣" : "")\#(bridges[0]), \#(isTwice ? "1️⃣" : "")\#(bridges[1])]"#
    )
    if isTwice {
      assertDiagnostics(text, .warning("SK0643", "it comes twice where both conditions hold", notes: ["2️⃣"]))
    } else {
      assertDiagnostics(text)
    }
  }
}

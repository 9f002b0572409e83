import Testing

@testable import StateKitGenerator

/// The messages about values and names that are mistaken for something else.
struct ValuesMeantTests {
  private static func schema(_ actions: String, more: String = "") -> String {
    #"""
    {"statekit": 1, "types": {"User": {"struct": {"name": "String"}}}, "domains": {
      "App": {"state": {"count": "Int", "tags": "[Int]", "name": "String", "user": "User"},
        "children": {"feed": "Feed", "rows": {"domain": "Row", "kind": "each"}}, "actions": {"began": {}, \#(actions)}\#(more)},
      "Feed": {"actions": {"loaded": "(ids: [Int])"}},
      "Row": {"state": {"id": "Int"}, "actions": {"tapped": {}, "moved": "(to: Int)"}}}}
    """#
  }

  // MARK: Computing

  @Test(arguments: ["$1️⃣by + 1", "$1️⃣by * 2", "$1️⃣by.count", "$1️⃣by!"])
  func `a value of the payload is given as it is`(value: String) {
    assertDiagnostics(
      Self.schema(#""added": {"payload": "(by: Int)", "set": {"count": "\#(value)"}}"#),
      .error("SK0526", "in 'added': '$label' is a whole value of the payload")
    )
  }

  @Test func `a computation with an unknown value is an unknown value`() {
    assertDiagnostics(
      Self.schema(#""added": {"payload": "(by: Int)", "set": {"count": "$1️⃣amount + 1"}}"#),
      .error("SK0526", "there is no '$amount + 1' in 'added'; there is '$by'")
    )
  }

  @Test(arguments: ["${1️⃣by}", "$(1️⃣by)"])
  func `a label stands without brackets`(value: String) {
    assertDiagnostics(
      Self.schema(
        #""added": {"payload": "(by: Int)", "set": {"count": "\#(value.replacing("1️⃣", with: "").replacing("$", with: "$1️⃣"))"}}"#
      ),
      .error("SK0526", suggestion: "$by")
    )
  }

  @Test(arguments: ["count + 1", "a + b", "-x", "max(1, 2)"])
  func `code in a text is not computed`(text: String) {
    assertDiagnostics(
      Self.schema(#""added": {"set": {"count": 1️⃣"\#(text)"}}"#),
      .error(
        "SK0511",
        "expected a whole number for 'Int', found a string: values are not computed here; 'add' adds, and a handler computes"
      )
    )
  }

  @Test func `within another value no label stands`() {
    assertDiagnostics(
      Self.schema(#""added": {"payload": "(by: Int)", "set": {"tags": [1, 1️⃣"$by"]}}"#),
      .error(
        "SK0511",
        "expected a whole number for 'Int', found a string: '$by' is a separate value, and not a part of another"
      )
    )
  }

  // MARK: Parts

  @Test func `a part of a property or child that is not there is not changed`() {
    assertDiagnostics(Self.schema(#""a": {"set": {"user.name": "x"}}"#))
    assertDiagnostics(Self.schema(#""a": {"set": {"feed.1️⃣count": 1}}"#), .error("SK0613"))
  }

  // MARK: Ids of elements

  @Test func `the id of an element is called like its list`() {
    assertDiagnostics(
      Self.schema(
        #""picked": "(id: Int)""#,
        more: #", "bridges": [{"on": "rows.tapped", "dispatch": "picked", "with": {"id": "$1️⃣id"}}]"#
      ),
      .error(
        "SK0526",
        "there is no '$id' in 'tapped'; the id of an element is called like its list",
        suggestion: "$rows"
      )
    )
    assertDiagnostics(
      Self.schema(
        #""a": {}"#,
        more:
          #", "bridges": [{"on": "rows.tapped", "dispatch": "rows.moved", "with": {"to": 1, 1️⃣"id": "$rows"}}]"#
      ),
      .error(
        "SK0620",
        "the payload of 'moved' has no 'id'; the id of an element is called like its list",
        suggestion: "rows"
      )
    )
  }

  // MARK: Types for domains and actions

  @Test func `a type is no child`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"User": {"struct": {"name": "String"}}}, "domains": {"App": {"children": {"user": 1️⃣"User"}}}}
      """#,
      .error("SK0601", "there is no domain 'User'; 'User' is a type for properties of the state")
    )
  }

  @Test(arguments: ["String", "User", "[Int]"])
  func `a type is no action`(type: String) {
    let expected: ExpectedDiagnostic =
      type == "[Int]"
      ? .error("SK0210")
      : .error(
        "SK0610",
        "the domain 'App' has no action '\(type)'; '\(type)' is a type, and a path leads to an action that carries it"
      )
    assertDiagnostics(
      Self.schema(#""a": {}"#, more: #", "effects": {"work": {"on": "began", "output": "1️⃣\#(type)"}}"#),
      expected
    )
  }

  // MARK: Conditions

  @Test func `a condition of the payload names a value of the action`() {
    assertDiagnostics(
      Self.schema(
        #""named": "(isNew: Bool)""#,
        more: #", "bridges": [{"on": "named", "dispatch": "began", "when": "$1️⃣isNw"}]"#
      ),
      .error("SK0526", "there is no '$isNw' in 'named'", suggestion: "$isNew")
    )
  }
}

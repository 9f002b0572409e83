import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// `append`, `insert`, `remove`, `push` and `pop`.
struct ElementChangeTests {
  private static func schema(_ change: String, payload: String = "(id: Int, text: String)") -> String {
    #"""
    {"statekit": 1, "conformances": ["-Equatable"], "types": {"Phase": {"enum": ["on", "off"]}}, "domains": {
      "App": {
        "state": {
          "count": "Int", "last": "Int?", "words": "[String]", "ids": "Set<Int>", "phases": "Array<Phase>",
          "own": "Tags", "maybe": "[Int]?", "pairs": "[(Int, Int)]", "things": "[Thing]"
        },
        "actions": {"did": {"payload": "\#(payload)", \#(change)}},
        "children": {
          "one": "Row",
          "detail": {"domain": "Row", "kind": "optional"},
          "page": {"oneOf": {"row": "Row"}, "initial": "row"},
          "rows": {"domain": "Row", "kind": "each"},
          "hands": {"domain": "Hand", "kind": "each"},
          "path": {"stack": {"row": "Row", "empty": "Empty"}}
        }
      },
      "Row": {"state": {"id": "Int = 0", "text": "String = \"\"", "phase": "Phase = .on"}},
      "Hand": {"state": "HandModel"},
      "Empty": {}
    }}
    """#
  }

  @Test(arguments: [
    #""append": {"rows": {"id": "$id", "text": "@@x"}}"#, #""append": {"rows": {}}"#,
    #""insert": {"rows": {"id": "@count", "phase": "off"}}"#, #""remove": {"rows": "$id"}"#,
    #""remove": {"rows": 3}"#, #""remove": {"rows": "@count"}"#, #""remove": {"hands": "$id"}"#,
    #""push": {"path": {"row": {"id": "$id"}}}"#, #""push": {"path": {"empty": {}}}"#, #""pop": ["path"]"#,
    #""append": {"words": "$text", "ids": 4, "phases": "off"}"#, #""insert": {"words": "a"}"#,
    #""remove": {"words": "$text", "ids": "$0", "phases": "on", "things": "$1"}"#,
    #""append": {"rows": {}}, "push": {"path": {"empty": {}}}, "set": {"last": "$id"}, "add": {"count": 1}"#,
  ])
  func `elements are added and removed by values of all kinds`(change: String) {
    let payload = change.contains("$0") ? "(Int, Thing, text: String)" : "(id: Int, text: String)"
    assertDiagnostics(Self.schema(change, payload: payload))
  }

  @Test(arguments: [
    (#""append": {"1️⃣count": 1}"#, "SK0536", "'count' is 'Int', which is neither an array nor a set"),
    (#""append": {"1️⃣maybe": 1}"#, "SK0536", "'maybe' is '[Int]?', which is neither an array nor a set"),
    (
      #""append": {"1️⃣own": 1}"#, "SK0536",
      "'own' is 'Tags', which the schema does not know as an array or a set"
    ),
    (
      #""insert": {"1️⃣ids": 1}"#, "SK0537",
      "'ids' is a set, which 'insert' does not change: use 'append' or 'remove'"
    ),
    (
      #""push": {"1️⃣words": "a"}"#, "SK0537",
      "'words' is an array, which 'push' does not change: use 'append', 'insert' or 'remove'"
    ),
    (#""pop": ["1️⃣words"]"#, "SK0537", "'words' is an array, which 'pop' does not change"),
    (
      #""remove": {"1️⃣pairs": [1, 2]}"#, "SK0538",
      "'remove' compares the elements of 'pairs', and '(Int, Int)' is not"
    ),
    (#""append": {"words": 1️⃣1}"#, "SK0511", "expected a string for 'String', found 1"),
    (#""append": {"ids": "$1️⃣text"}"#, "SK0527", "'$text' is 'String', which does not fit 'Int'"),
    (#""remove": {"rows": "$1️⃣text"}"#, "SK0527", "'$text' is 'String', which does not fit 'Int'"),
    (#""append": {"rows": {"text": "@1️⃣last"}}"#, "SK0527", "'@last' is 'Int?', which does not fit 'String'"),
    (#""append": {"rows": "$1️⃣id"}"#, "SK0527", "'$id' is 'Int', which does not fit 'RowState'"),
    (#""push": {"path": "$1️⃣id"}"#, "SK0527", "'$id' is 'Int', which does not fit 'AppPathState'"),
    (#""append": {"rows": {1️⃣"name": 1}}"#, "SK0533", "the state of 'Row' has no property 'name'"),
    (#""push": {"path": {1️⃣"screen": {}}}"#, "SK0533", "'AppPath' has no case 'screen'"),
    (#""push": {1️⃣"path": {}}"#, "SK0528", "'path' takes one of several domains: name one of the cases"),
    (#""append": {1️⃣"hands": {}}"#, "SK0535", "the state of 'Hand' is written by hand"),
    (#""append": {"1️⃣roes": {}}"#, "SK0520", "the state of 'App' has no property 'roes'"),
    (#""append": {"words": "a"}, "set": {"1️⃣words": []}"#, "SK0523", "one action changes 'words' twice"),
  ])
  func `a change of elements that is not possible is an error at its place`(
    change: String,
    code: String,
    message: String
  ) {
    var schema = Self.schema(change).replacing("\"1️⃣", with: "1️⃣\"")
    var notes: [String] = []
    if code == "SK0523" {
      schema = Self.schema(change).replacing("\"append\": {", with: "\"append\": {1️⃣").replacing(
        "\"1️⃣words\"",
        with: "2️⃣\"words\""
      )
      notes = ["2️⃣"]
    }
    assertDiagnostics(schema, .error(code, message, notes: notes))
  }

  @Test(arguments: [
    (
      #""append": {1️⃣"path": {"row": {}}}"#, "SK0537",
      "'path' is a stack, which 'append' does not change: use 'push' or 'pop'"
    ),
    (#""remove": {1️⃣"path": 1}"#, "SK0537", "'path' is a stack"),
    (#""push": {1️⃣"rows": {}}"#, "SK0537", "'rows' is a list, which 'push' does not change"),
    (#""pop": [1️⃣"rows"]"#, "SK0537", "'rows' is a list, which 'pop' does not change"),
    (
      #""append": {1️⃣"detail": {}}"#, "SK0536",
      "'detail' is a child without elements to append: make or remove it by 'set'"
    ),
    (#""pop": [1️⃣"page"]"#, "SK0536", "'page' is a child without elements to pop: make or remove it by 'set'"),
    (
      #""remove": {1️⃣"one": 1}"#, "SK0536",
      "'one' is a child without elements to remove: its own actions change it"
    ),
    (
      #""append": {1️⃣"rows": 1}"#, "SK0528",
      "'rows' is a list: add an object with properties of the new element's state"
    ),
    (
      #""push": {1️⃣"path": 1}"#, "SK0528",
      "'path' is a stack: push an object with the case of the new element"
    ),
    (#""set": {1️⃣"rows": {}}"#, "SK0528", "'rows' is a list: set it to an array of new elements"),
    (#""set": {1️⃣"path": null}"#, "SK0528", "'path' is a stack: set it to an array of new elements"),
    (#""add": {1️⃣"rows": 1}"#, "SK0521", "add and remove elements by 'append', 'insert' and 'remove'"),
    (#""toggle": [1️⃣"path"]"#, "SK0521", "add and remove elements by 'push' and 'pop'"),
  ])
  func `a change of a child in another way is an error that names the child`(
    change: String,
    code: String,
    message: String
  ) {
    let name = ["path", "rows", "detail", "page", "one"].first { change.contains("1️⃣\"\($0)\"") } ?? ""
    let schema = Self.schema(change).replacing("      \"\(name)\":", with: "      2️⃣\"\(name)\":")
    assertDiagnostics(schema, .error(code, message, notes: ["2️⃣"]))
  }

  @Test(arguments: ["append", "insert", "remove", "push"])
  func `an empty change is an error`(word: String) {
    assertDiagnostics(Self.schema("\"\(word)\": 1️⃣{}"), .error("SK0205", "'\(word)' is empty"))
  }

  @Test func `an empty pop is an error`() {
    assertDiagnostics(Self.schema(#""pop": 1️⃣[]"#), .error("SK0205", "'pop' is empty"))
  }

  @Test(arguments: ["append", "pop"])
  func `a change of elements stands in the place of reduce`(word: String) {
    let change = word == "pop" ? #"2️⃣"pop": ["path"]"# : #"2️⃣"append": {"words": "a"}"#
    assertDiagnostics(
      Self.schema(change + #", 1️⃣"reduce": "none""#),
      .error("SK0209", "'reduce' cannot stand beside '\(word)'", notes: ["2️⃣"])
    )
  }

  @Test func `a text that names a value of the payload is a warning in a new element, too`() {
    assertDiagnostics(
      Self.schema(#""append": {"rows": {"text": 1️⃣"text"}}"#),
      .warning("SK0529", "'text' is a text here", suggestion: "$text")
    )
  }

  @Test func `the model has the words in the order of the language`() throws {
    let file = try fileModel(
      of: Self.schema(#""pop": ["path"], "remove": {"rows": "$id"}, "append": {"ids": 1}"#)
    )
    guard case .changes(let changes) = file.domains[0].actions[0].reduction else {
      Issue.record("no changes")
      return
    }
    expectEqual(changes.map(\.described), ["append ids, 1", "remove rows, child 3, $0", "pop path, child 5"])
  }
}

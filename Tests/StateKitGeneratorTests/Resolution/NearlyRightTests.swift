import Testing

/// What people write who know another language or library: the message has the form that StateKit wants, with their names.
@Suite struct NearlyRightTests {
  /// A domain with the children and actions of a case.
  private func schema(_ children: String, _ change: String) -> String {
    #"""
    {"statekit": 1,
     "types": {"Mood": {"enum": ["calm", "busy", {"tired": "(hours: Int)"}]}},
     "domains": {
       "App": {
         "state": {"isOpen": "Bool = false", "mood": {"type": "Mood", "default": "calm"}},
         "children": {\#(children)},
         "actions": {"go": {\#(change)}}
       },
       "Info": {"state": {"text": "String = \"\""}},
       "Row": {"state": {"id": "Int"}}
     }}
    """#
  }

  private static let oneOf = #""part": {"oneOf": {"info": "Info", "row": "Row"}}"#
  private static let rows = #""rows": {"domain": "Row", "kind": "each"}"#
  private static let path = #""path": {"stack": {"row": "Row"}}"#

  @Test(arguments: [
    (path, #""pop": 1️⃣{"path": 1}"#, "SK0203", #"found an object: write ["path"]"#),
    ("", #""toggle": 1️⃣{"isOpen": true}"#, "SK0203", #"found an object: write ["isOpen"]"#),
    (
      rows, #""remove": {"rows": 1️⃣{"id": 1}}"#, "SK0203",
      #"expected the id of an element for 'rows' in 'remove', found an object: it stands alone, { "rows": 1 }"#
    ),
    (
      rows, #""payload": "(id: Int)", "remove": {"rows": 1️⃣{"id": "$id"}}"#, "SK0203",
      #"it stands alone, { "rows": "$id" }"#
    ),
    (
      "", #""set": {"mood": 1️⃣".tired(hours: 1)"}"#, "SK0516",
      #"'.tired(hours: 1)' is Swift: write the case with its values as {"tired": {"hours": …}}"#
    ),
    (
      #""part": {"oneOf": 1️⃣["Info", "Row"]}"#, "", "SK0203",
      #"names are keys, { "info": "Info", "row": "Row" }"#
    ),
    (#""part": {"oneOf": 1️⃣"Row"}"#, "", "SK0203", #"names are keys, { "row": "Row" }"#),
    (#""part": {"stack": 1️⃣"Row"}"#, "", "SK0203", #"names are keys, { "row": "Row" }"#),
  ])
  func `a change or a child in another form`(children: String, change: String, code: String, message: String)
  {
    assertDiagnostics(schema(children, change), .error(code, message))
  }

  @Test(arguments: [("row", "row"), ("nothing", "info")])
  func `a one-of is set to an object with a case`(text: String, example: String) {
    assertDiagnostics(
      schema("2️⃣" + Self.oneOf, #""set": {1️⃣"part": "\#(text)"}"#),
      .error(
        "SK0528",
        #"'part' is a child: set it to null, or to an object with a case, { "\#(example)": {…} }"#,
        notes: ["2️⃣"]
      )
    )
  }

  @Test(arguments: [".calm", "Mood.calm", "Mood.calm()"])
  func `a case of an enum is a text`(text: String) {
    assertDiagnostics(
      schema("", #""set": {"mood": 1️⃣"\#(text)"}"#),
      .error("SK0513", "the enum 'Mood' has no case '\(text)'", suggestion: "calm")
    )
  }

  /// A domain with a bridge.
  private func bridge(_ condition: String, on: String = "go", dispatch: String = "done", more: String = "")
    -> String
  {
    #"""
    {"statekit": 1, "domains": {
      "App": {
        "state": {"isOpen": "Bool = false", "count": "Int = 0"}, "children": {2️⃣"info": "Info"},
        "actions": {"go": {"toggle": ["isOpen"]}, "done": {"set": {"count": 1}}},
        "bridges": [{"on": "\#(on)", "dispatch": "\#(dispatch)"\#(condition.isEmpty ? "" : ", \"when\": \(condition)")\#(more)}]
      },
      "Info": {
        "state": {"isShown": "Bool = false"}, "actions": {"tapped": {"visibility": 3️⃣"view", "set": {"isShown": true}}}
      }
    }}
    """#
  }

  @Test(arguments: [
    (#"{1️⃣"not": "isOpen"}"#, "put '!' in front of the path"),
    (#"{1️⃣"isNot": ["count", 1]}"#, "put '!' in front of the path"),
    (#"{1️⃣"equals": ["count", 1]}"#, #"write {"path": "phase", "is": "busy"}"#),
    (#"{1️⃣"greaterThan": 1}"#, "name a property of your own that Swift computes"),
    (#"{1️⃣"count": 1}"#, "it needs 'path', 'all' or 'any'"),
  ])
  func `a condition in the words of other languages`(condition: String, message: String) {
    assertDiagnostics(
      bridge(condition).replacing("2️⃣", with: "").replacing("3️⃣", with: ""),
      .error("SK0201", message)
    )
  }

  @Test(arguments: [(#""1️⃣isOpn""#, "isOpen"), (#""info.1️⃣isshown""#, "isShown"), (#""!1️⃣isOpem""#, "isOpen")])
  func `a condition that ends in a misspelled property is noted`(condition: String, meant: String) {
    assertDiagnostics(
      bridge(condition).replacing("2️⃣", with: "").replacing("3️⃣", with: ""),
      .note("SK0633", "so that Swift code must compute it", suggestion: meant)
    )
  }

  @Test(arguments: [#""isFull""#, #""info.isFull""#, #""isOpen""#])
  func `a property that Swift computes is not noted`(condition: String) {
    assertDiagnostics(bridge(condition).replacing("2️⃣", with: "").replacing("3️⃣", with: ""))
  }

  @Test func `the note is allowed where the property is computed`() {
    assertDiagnostics(
      bridge(#""isOpn""#, more: #", "allow": ["SK0633"]"#).replacing("2️⃣", with: "").replacing("3️⃣", with: "")
    )
  }

  @Test func `an action of a view cannot be dispatched from above`() {
    assertDiagnostics(
      bridge("", dispatch: "info.1️⃣tapped").replacing("2️⃣", with: ""),
      .error(
        "SK0614",
        "'tapped' is for 'Info' and its views alone: a domain above may dispatch it where it has no 'visibility'",
        notes: ["3️⃣"]
      )
    )
  }

  @Test(arguments: ["bindings", "binding"])
  func `properties are bound by binds`(key: String) {
    assertDiagnostics(
      withDomain(#"{"state": {"isOpen": "Bool"}, 1️⃣"\#(key)": ["isOpen"]}"#),
      .error("SK0201", "a domain has no key '\(key)'", suggestion: "binds")
    )
  }

  @Test func `a property of a child is bound in the child's domain`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"state": {"isOpen": "Bool"}, "children": {2️⃣"info": "Info"}, "binds": ["isOpen", 1️⃣"info.text"]},
        "Info": {"state": {"text": "String"}}
      }}
      """#,
      .error(
        "SK0551",
        #"'info.text' belongs to a child: bind it in the child's domain 'Info', "binds": ["text"]"#,
        notes: ["2️⃣"]
      )
    )
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Properties of children that follow properties of their parents.
struct FollowTests {
  private static func schema(
    _ profile: String,
    detail: String = "{}",
    page: String = "{}",
    inner: String = "{}",
    action: String = #""set": {"note": "$0"}"#
  ) -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {
        "state": {"name": "String", "last": "Int?", "color": "Color"},
        "children": {
          "session": "Session",
          3️⃣"profile": {"domain": "Profile", "follows": \#(profile)},
          "detail": {"domain": "Profile", "kind": "optional", "follows": \#(detail)},
          "page": {"oneOf": {"profile": "Profile", "session": "Session", "empty": {"domain": "Empty", "follows": \#(inner)}}, "follows": \#(page)},
          "rows": {"domain": "Row", "kind": "each"},
          "hand": "Hand", "listed": "Listed"
        }
      },
      2️⃣"Session": {
        "state": {"user": "String", "id": "Int"},
        "children": {"clock": {"domain": "Clock", "follows": {"label": "user"}}, "spare": {"domain": "Clock", "kind": "optional"}}
      },
      "Clock": {"state": {"label": "String", "hours": "Int"}},
      4️⃣"Profile": {
        "state": {"user": "String", "owner": "String?", "id": "Int", "note": "String", "paint": "Paint", "color": "Color"},
        "actions": {"changed": {"payload": "String", \#(action)}},
        "requests": {"load": {"output": "String", "into": "loaded"}}
      },
      "Empty": {},
      "Row": {"state": {"id": "Int", "name": "String", "limit": "Int"}},
      "Hand": {"state": "HandModel"},
      "Listed": {"state": {"swift": "ListedModel", "properties": {"user": "String"}}}
    }}
    """#
  }

  @Test(arguments: [
    #"{"user": "session.user"}"#, #"{"user": "name", "id": "session.id"}"#, #"{"owner": "name"}"#,
    #"{"owner": "detail.user"}"#, #"{"owner": "page.session.user"}"#, #"{"id": "rows.count"}"#,
    #"{"user": "session.clock.label"}"#, #"{"owner": "session.spare.label"}"#, #"{"user": "listed.user"}"#,
    #"{"id": "session.user.count"}"#, #"{"paint": "color"}"#, #"{"color": "color"}"#,
    #"{"user": "hand.whatever"}"#, #"{"id": "session.clock.hours"}"#, "{}", #"{"user": "profile.note"}"#,
  ])
  func `a property follows one of the parent or of its children`(follows: String) {
    assertDiagnostics(Self.schema(follows))
  }

  @Test(arguments: [
    #""follows": {"name": "name"}"#, #""shares": {"name": "name"}"#,
    #""follows": {"name": "name"}, "shares": {"limit": "session.id"}"#,
  ])
  func `elements of a list and of a stack follow and share`(words: String) {
    let row = #""rows": {"domain": "Row", "kind": "each"}"#
    assertDiagnostics(
      Self.schema("{}").replacing(row, with: #""rows": {"domain": "Row", "kind": "each", \#(words)}"#)
    )
    assertDiagnostics(
      Self.schema("{}").replacing(
        row,
        with: #""rows": {"stack": {"row": {"domain": "Row", \#(words)}}, \#(words)}"#
      )
      .replacing(#"{"id": "rows.count"}"#, with: "{}")
    )
  }

  @Test(arguments: ["follows", "shares"])
  func `the ids of elements follow nothing, because they tell the elements apart`(word: String) {
    let row = #""rows": {"domain": "Row", "kind": "each"}"#
    assertDiagnostics(
      Self.schema("{}").replacing(
        row,
        with: #"5️⃣"rows": {"domain": "Row", "kind": "each", "\#(word)": {1️⃣"id": "session.id"}}"#
      ),
      .error("SK0615", "all elements of 'rows' would have one id", notes: ["5️⃣"])
    )
  }

  @Test(arguments: ["follows", "shares"], ["Never?", "Void??", "()?"])
  func `a property that holds nothing follows nothing`(word: String, type: String) {
    let shown = type == "()?" ? "Void?" : type
    assertDiagnostics(
      """
      {"statekit": 1, "conformances": ["-Equatable"], "domains": {
        "App": {"state": {"a": "\(type)"}, "children": {"row": {"domain": "Row", "\(word)": {1️⃣"b": "a"}}}},
        "Row": {"state": {"b": "\(type)"}}}}
      """,
      .error("SK0615", "'b' is '\(shown)', which holds nothing to copy")
    )
  }

  /// The schema with a child that shares properties.
  private static func sharing(_ shares: String) -> String {
    schema("{}").replacing(
      #"3️⃣"profile": {"domain": "Profile", "follows": {}}"#,
      with: #""profile": {"domain": "Profile", "shares": \#(shares)}"#
    )
  }

  @Test(arguments: [
    (#"{"user": "1️⃣last"}"#, "SK0527", "'last' is 'Int?', which does not fit 'String'"),
    (#"{"owner": "1️⃣name"}"#, "SK0615", "it is 'String', and 'owner' is 'String?': give both one type"),
    (#"{"id": "1️⃣rows.count"}"#, "SK0615", "'rows.count' cannot be shared: it is computed from 'rows'"),
  ])
  func `both sides of a shared property are stored and have one type`(
    shares: String,
    code: String,
    message: String
  ) {
    assertDiagnostics(Self.sharing(shares), .error(code, message))
  }

  @Test(arguments: [
    (#"{"owner": "1️⃣detail.user"}"#, #""detail""#, "'detail' may be absent"),
    (#"{"owner": "1️⃣session.spare.label"}"#, #""spare""#, "'spare' may be absent"),
    (
      #"{"user": "1️⃣session.clock.label"}"#, #""label": "user""#,
      "it follows 'user' itself: share that property"
    ),
  ])
  func `a shared property is always there and follows nothing`(shares: String, note: String, message: String)
  {
    let schema = Self.sharing(shares).replacing(note, with: "5️⃣" + note)
    assertDiagnostics(schema, .error("SK0615", message, notes: ["5️⃣"]))
  }

  @Test func `a property has one source`() {
    let twice = Self.sharing(#"{1️⃣"user": "session.user"}, "follows": {5️⃣"user": "name"}"#)
    assertDiagnostics(twice, .error("SK0615", "'user' already follows 'name'", notes: ["5️⃣"]))
  }

  @Test func `a shared property can be compared`() {
    let schema = #"""
      {"statekit": 1, "conformances": ["-Equatable"], "domains": {
        "App": {"state": {"call": "any Error"}, "children": {"part": {"domain": "Part", "shares": {"call": "1️⃣call"}}}},
        "Part": {"state": {"call": "any Error"}}
      }}
      """#
    assertDiagnostics(schema, .error("SK0615", "because 'any Error' is not Equatable: make it Equatable"))
  }

  @Test func `the child's schema changes a shared property, and no action makes the child with one`() {
    assertDiagnostics(Self.sharing(#"{"note": "name"}"#))
    let schema = #"""
      {"statekit": 1, "domains": {
        "App": {
          "state": {"name": "String"},
          "actions": {"opened": {"append": {"rows": {"id": 1, 1️⃣"name": "a"}}}},
          "children": {"rows": {"domain": "Row", "kind": "each", "shares": {5️⃣"name": "name"}}}
        },
        "Row": {"state": {"id": "Int", "name": "String"}}
      }}
      """#
    assertDiagnostics(
      schema,
      .error("SK0617", "'name' is shared with 'name', which overwrites this value", notes: ["5️⃣"])
    )
  }

  @Test func `a property that follows is one of the child's own`() {
    assertDiagnostics(
      Self.schema(#"{1️⃣"users": "name"}"#),
      .error(
        "SK0616",
        "the state of 'Profile' has no property 'users' of its own",
        suggestion: "user",
        notes: ["4️⃣"]
      )
    )
    assertDiagnostics(
      Self.schema(#"{1️⃣"loaded": "name"}"#),
      .error("SK0616", "the state of 'Profile' has no property 'loaded' of its own", notes: ["4️⃣"])
    )
    let hand = Self.schema("{}").replacing(
      #""hand": "Hand""#,
      with: #""hand": {"domain": "Hand", "follows": {1️⃣"user": "name"}}"#
    ).replacing(#""Hand": {"state": "HandModel"}"#, with: #"5️⃣"Hand": {"state": "HandModel"}"#)
    assertDiagnostics(hand, .error("SK0616", "is written by hand", notes: ["5️⃣"]))
  }

  @Test func `each case of a one-of that has the property follows, and one must have it`() {
    assertDiagnostics(Self.schema("{}", page: #"{"user": "name", "owner": "name"}"#))
    assertDiagnostics(
      Self.schema("{}", page: #"{1️⃣"hours": "last"}"#),
      .error("SK0616", "no case of 'page' has a property 'hours' of its own")
    )
    assertDiagnostics(
      Self.schema("{}", inner: #"{1️⃣"user": "name"}"#).replacing(#""Empty": {}"#, with: #"6️⃣"Empty": {}"#),
      .error("SK0616", "the state of 'Empty' has no property 'user' of its own", notes: ["6️⃣"])
    )
    assertDiagnostics(
      Self.schema("{}", page: #"{"id": 1️⃣"name"}"#).replacing(#"1️⃣"name""#, with: #""1️⃣name""#),
      .error("SK0527", "'name' is 'String', which does not fit 'Int'")
    )
  }

  @Test(arguments: [
    (#"{"user": "1️⃣session.id"}"#, "'session.id' is 'Int', which does not fit 'String'"),
    (#"{"id": "1️⃣last"}"#, "'last' is 'Int?', which does not fit 'Int'"),
    (#"{"user": "1️⃣detail.user"}"#, "'detail.user' is 'String?', which does not fit 'String'"),
  ])
  func `the types fit, and a value that may be nil follows into an optional only`(
    follows: String,
    message: String
  ) {
    assertDiagnostics(Self.schema(follows), .error("SK0527", message))
  }

  @Test func `only a property can be followed`() {
    let rows = Self.schema(#"{"user": "rows.1️⃣last.name"}"#).replacing(#""rows": {"#, with: #"5️⃣"rows": {"#)
    assertDiagnostics(rows, .error("SK0618", "only 'count' and 'isEmpty' can be followed", notes: ["5️⃣"]))
    assertDiagnostics(
      Self.schema(#"{"user": "1️⃣hand"}"#).replacing(#""hand": "Hand""#, with: #"5️⃣"hand": "Hand""#),
      .error("SK0618", "'hand' is a child, and only a property can be followed", notes: ["5️⃣"])
    )
    assertDiagnostics(Self.schema(#"{"user": "session.1️⃣users"}"#), .error("SK0613", suggestion: "user"))
    assertDiagnostics(
      Self.schema(#"{"user": 1️⃣"@name"}"#).replacing(#"1️⃣"@"#, with: #""1️⃣@"#),
      .error("SK0210", suggestion: "name")
    )
    assertDiagnostics(Self.schema(#"{"user": 1️⃣3}"#), .error("SK0203", "its path"))
    assertDiagnostics(Self.schema(#"1️⃣["user"]"#), .error("SK0203", "properties are keys"))
  }

  @Test(arguments: [
    #""set": {1️⃣"note": "$0"}"#, #""reduce": "handler"}, "toggled": {"set": {1️⃣"note": "a"}"#,
  ])
  func `the child's schema does not change a property that follows`(action: String) {
    let schema = Self.schema(#"{5️⃣"note": "name"}"#, detail: #"{"note": "session.user"}"#, action: action)
    assertDiagnostics(
      schema,
      .error("SK0617", "'note' follows 'name' of 'App', which overwrites this change", notes: ["5️⃣"])
    )
  }

  @Test func `a circle is reported once`() {
    assertDiagnostics(
      Self.schema(#"{"user": "1️⃣listed.user"}"#).replacing(
        #""listed": "Listed""#,
        with: #""listed": {"domain": "Listed", "follows": {"user": "profile.user"}}"#
      ),
      .error("SK0619", "'listed.user' follows 'user' in its turn")
    )
    assertDiagnostics(
      Self.schema(#"{"owner": "detail.owner"}"#, detail: #"{"owner": "1️⃣profile.owner"}"#),
      .error("SK0619")
    )
    assertDiagnostics(Self.schema(#"{"user": "1️⃣profile.user"}"#), .error("SK0619"))
  }

  @Test func `a property that follows another in a child that may be absent is not followed from above`() {
    let schema = Self.schema(#"{"owner": "1️⃣session.spare.label"}"#).replacing(
      #""spare": {"domain": "Clock", "kind": "optional"}"#,
      with: #"5️⃣"spare": {"domain": "Clock", "kind": "optional", "follows": {"label": "user"}}"#
    )
    assertDiagnostics(schema, .error("SK0618", "follows another property itself", notes: ["5️⃣"]))
  }

  @Test(arguments: [
    (#""detail": {"id": 1}"#, true), (#""detail": {"id": 1, "user": "a"}"#, true),
    (#""page": {"detail": {"id": 1}}"#, true), (#""other": {"id": 1}"#, false),
    (#""whole": {"detail": {"id": 1}}"#, false),
  ])
  func `a child that is made needs no value for a property that follows`(set: String, isWhole: Bool) {
    let schema = #"""
      {"statekit": 1, "domains": {
        "App": {
          "state": {"name": "String"}, "actions": {"opened": {"set": {\#(set)}}},
          "children": {
            "detail": {"domain": "Detail", "kind": "optional", "follows": {"user": "name"}},
            "other": {"domain": "Detail", "kind": "optional"},
            "page": {"oneOf": {"detail": "Detail"}, "follows": {"user": "name"}},
            "whole": {"domain": "Whole", "kind": "optional"}
          }
        },
        "Detail": {"state": {"id": "Int", "user": "String"}},
        "Whole": {
          "state": {"title": "String = \"\""},
          "children": {"detail": {"domain": "Detail", "follows": {"user": "title"}}}
        }
      }}
      """#
    let found = Stage.validation.diagnostics(of: [SourceFile(path: "Test.statekit.json", text: schema)])
    expectEqual(found.map(\.code), (isWhole ? [] : ["SK0534"]))
  }

  @Test(arguments: [false, true])
  func `properties that follow one another in a row are resolved in linear time`(isReversed: Bool) {
    let count = 50
    var children = (1...count).map { number in
      #""part\#(number)": {"domain": "Part", "follows": {"value": "\#(number == 1 ? "value" : "part\(number - 1).value")"}}"#
    }
    if isReversed { children.reverse() }
    let text = #"""
      {"statekit": 1, "domains": {"App": {"state": {"value": "Int"}, "children": {\#(children.joined(separator: ","))}},
        "Part": {"state": {"value": "Int"}}}}
      """#
    let diagnostics = DiagnosticCollector()
    var checker = ModuleChecker([])
    let file = SourceFile(path: "App.statekit.json", text: text)
    let module = checker.check([file], of: nil, reportingTo: diagnostics)
    expectEqual(
      module.domain("App")?.follows.map { $0.source.steps.map(\.name) },
      Array(repeating: ["value"], count: count)
    )
    // Each path is followed as it is written, and once more to where its value comes from.
    #expect(module.pathCount <= 2 * count)
  }
}

import Testing

@testable import StateKitGenerator

/// The messages about paths and names that begin in the wrong place, or are spelled differently.
struct PathsMeantTests {
  private static func schema(_ bridge: String) -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {"state": {"isOn": "Bool", "name": "String", "user": "User"}, "children": {"users": "Users", "first": "Users"},
        "actions": {"began": {}, "named": "(text: String)"}, "bridges": [{\#(bridge)}]},
      "Users": {"state": {"isOn": "Bool"}, "actions": {"opened": {}, "began": {}},
        "requests": {"load": {"output": "Int", "into": "count"}}}},
      "types": {"User": {"struct": {"name": "String", "isOn": "Bool"}}}}
    """#
  }

  // MARK: Where a path begins

  @Test(arguments: [
    ("1️⃣App.users.opened", "App", "users.opened"), ("1️⃣App.began", "App", "began"),
    ("1️⃣actions.began", "actions", "began"), ("1️⃣self.users.load.success", "self", "users.load.success"),
    ("1️⃣AppAction.began", "AppAction", "began"),
  ])
  func `a path to an action begins in the domain`(path: String, first: String, suggestion: String) {
    assertDiagnostics(
      Self.schema(#""on": "\#(path)", "dispatch": "users.opened""#),
      .error(
        "SK0610",
        "the domain 'App' has no child '\(first)'; a path begins with a name that 'App' declares",
        suggestion: suggestion
      )
    )
  }

  @Test func `a child that is near is nearer`() {
    // 'began' is an action of 'App' as well.
    assertDiagnostics(
      Self.schema(#""on": "1️⃣Users.began", "dispatch": "users.opened""#),
      .error("SK0610", suggestion: "users")
    )
  }

  @Test(arguments: [
    ("1️⃣App.isOn", "App", "isOn"), ("1️⃣state.users.isOn", "state", "users.isOn"),
    ("1️⃣self.user.isOn", "self", "user.isOn"),
  ])
  func `a condition begins in the state`(path: String, first: String, suggestion: String) {
    let message = "the state of 'App' has no property '\(first)'; a path begins with one of its properties"
    assertDiagnostics(
      Self.schema(#""on": "users.opened", "dispatch": "began", "when": "\#(path)""#),
      .error("SK0613", message, suggestion: suggestion)
    )
  }

  @Test func `a value can have the suggestion, too`() {
    assertDiagnostics(
      Self.schema(#""on": "users.opened", "dispatch": "named", "with": {"text": "@1️⃣state.name"}"#),
      .error("SK0613", "a path begins with one of its properties", suggestion: "name")
    )
    assertDiagnostics(
      Self.schema(#""on": "users.opened", "dispatch": "named", "with": {"text": "@1️⃣state.nmae"}"#),
      .error("SK0613", "the state of 'App' has no property 'state'; there is")
    )
  }

  // MARK: Collections without an order

  @Test(arguments: ["Set<String>", "[String: Int]", "Set<String>?"])
  func `a set and a dictionary have no first element`(type: String) {
    for state in ["\"ids\": \"\(type)\"", "\"box\": \"Box\""] {
      let path = state.contains("box") ? "box.ids" : "ids"
      assertDiagnostics(
        """
        {"statekit": 1, "types": {"Box": {"struct": {"ids": "\(type)"}}}, "domains": {"Test": {"state": {\(state)},
          "actions": {"began": {}}, "effects": {"show": {"kind": "fireAndForget", "on": "began",
            "when": {"path": "\(path).1️⃣first", "is": null}, "with": {"id": "@\(path).2️⃣first"}}}}}}
        """,
        .error("SK0613", "'ids.first' can be another element in each run"),
        .error("SK0613", at: "2️⃣", "'ids.first' can be another element in each run")
      )
      assertDiagnostics(
        """
        {"statekit": 1, "types": {"Box": {"struct": {"ids": "\(type)"}}}, "domains": {"Test": {"state": {\(state)},
          "actions": {"began": {}}, "effects": {"show": {"kind": "fireAndForget", "on": "began",
            "when": "!\(path).isEmpty", "with": {"count": "@\(path).count"}}}}}}
        """
      )
    }
  }

  // MARK: How a path is written

  @Test(arguments: [
    ("1️⃣.began", "began"), ("1️⃣@began", "began"), (#"1️⃣\\.began"#, "began"), ("users1️⃣/opened", "users.opened"),
    ("users.opened1️⃣()", "users.opened"), ("users.opened1️⃣(id:)", "users.opened"),
    ("users.opened1️⃣ ", "users.opened"),
    ("users1️⃣?.opened", "users.opened"), ("users1️⃣::opened", "users.opened"), ("1️⃣#began", "began"),
  ])
  func `a path of other languages has one of these beside it`(path: String, suggestion: String) {
    assertDiagnostics(
      Self.schema(#""on": "\#(path)", "dispatch": "users.opened""#),
      .error("SK0210", "is not a path for 'on'", suggestion: suggestion)
    )
  }

  @Test(arguments: ["1️⃣", "1️⃣.", "users.1️⃣", "users.1️⃣.opened", "began1️⃣ or users.opened", "began1️⃣, named"])
  func `an optional has no suggestion if no name fits`(path: String) {
    assertDiagnostics(Self.schema(#""on": "\#(path)", "dispatch": "users.opened""#), .error("SK0210"))
  }

  @Test(arguments: [
    "isOn1️⃣ == true", "isOn1️⃣ && user.isOn", "name1️⃣ != nil", "isOn1️⃣ == false", "name.count1️⃣ > 3",
    "isOn1️⃣ and user.isOn", "not1️⃣ isOn",
  ])
  func `a condition in a text is one property`(condition: String) {
    assertDiagnostics(
      Self.schema(#""on": "users.opened", "dispatch": "began", "when": "\#(condition)""#),
      .error(
        "SK0210",
        "'when' is the path of a property that is true or false, with '!' in front where it must not be, or an object"
      )
    )
  }

  @Test(arguments: [("1️⃣@isOn", "isOn"), ("!1️⃣@isOn", "!isOn"), ("!1️⃣ isOn", "!isOn"), ("1️⃣.isOn", "isOn")])
  func `a path with a sign in front has a suggestion, too`(condition: String, suggestion: String) {
    assertDiagnostics(
      Self.schema(#""on": "users.opened", "dispatch": "began", "when": "\#(condition)""#),
      .error("SK0210", suggestion: suggestion)
    )
  }

  // MARK: Modules

  @Test(arguments: [
    ("Featur.Feed", "Feature.Feed"), ("feature.Feed", "Feature.Feed"), ("Feature.Fed", "Feature.Feed"),
  ])
  func `a slip in the module's name is known`(name: String, suggestion: String) {
    let message =
      name == "Feature.Fed"
      ? "there is no domain 'Feature.Fed'"
      : "put the name of its module into 'uses' if it is another module's"
    assertDiagnostics(
      in: [
        "App.statekit.json":
          #"{"statekit": 1, "uses": ["Feature"], "domains": {"App": {"children": {"feed": 1️⃣"\#(name)"}}}}"#
      ],
      [.error("SK0601", message, suggestion: suggestion)],
      using: ["Feature": #"{"statekit": 1, "access": "public", "domains": {"Feed": {"actions": {"a": {}}}}}"#]
    )
  }

  // MARK: Reactions to the domain's own actions

  @Test func `a request of the domain itself has its own ways`() {
    func schema(_ request: String) -> String {
      withDomain(
        #"{"state": {"a": "Int"}, "requests": {2️⃣"load": {"output": "Int"\#(request)}}, "reactions": {"load.1️⃣success": {"set": {"a": 1}}}}"#
      )
    }
    for into in ["", #", "into": "b""#] {
      assertDiagnostics(
        schema(into),
        .error(
          "SK0650",
          #"'load.success' is one of 'Test' itself: write the change at the phase of the request, {"success": {"set": …}}"#,
          notes: ["2️⃣"]
        )
      )
    }
  }

  // MARK: Declarations of a request

  @Test func `a property that 'into' names is declared by it`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {2️⃣"users": "[Int]"}, "requests": {"load": {"output": "[Int]", "into": 1️⃣"users"}}}"#
      ),
      .error(
        "SK0405",
        "'into' declares the property 'users' itself, and the state has one: take it out of 'state', or give 'into' another name",
        notes: ["2️⃣"]
      )
    )
    assertDiagnostics(
      withDomain(
        #"{"requests": {"a": {"output": "Int", "into": 2️⃣"x"}, "b": {"output": "Int", "into": 1️⃣"x"}}}"#
      ),
      .error(
        "SK0405",
        "the property 'x' of the request 'b' clashes with the property 'x' of the request 'a'",
        notes: ["2️⃣"]
      )
    )
  }

  // MARK: Code

  @Test(arguments: [("Int", "3"), ("Day", "Day()"), ("Phase", ".on"), ("String?", "nil"), ("[Int]", "[]")])
  func `code stands in defaults alone`(type: String, code: String) {
    let message =
      "code stands in defaults alone: 'set', 'add' and 'with' take a JSON value or one that an action brings, and a handler"
      + " computes others"
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Phase": {"enum": ["on"]}}, "domains": {"Test": {"state": {"value": "\#(type)"},
        "actions": {"changed": {"set": {"value": {1️⃣"swift": "\#(code)"}}}}}}}
      """#,
      .error("SK0511", message)
    )
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Phase": {"enum": ["on"]}}, "domains": {"Test": {
        "actions": {"changed": {}, "shown": "(value: \#(type))"},
        "bridges": [{"on": "changed", "dispatch": "shown", "with": {"value": {1️⃣"swift": "\#(code)"}}}]}}}
      """#,
      .error("SK0511", message)
    )
  }

  @Test func `a suggestion does not add the sign`() {
    assertDiagnostics(
      withDomain(#"{"state": {"a": "Int"}, "actions": {"b": {"add": {"a": {1️⃣"swift": "f()"}}}}}"#),
      .error("SK0511", "code stands in defaults alone")
    )
  }

  @Test func `an object of texts may have such a key`() {
    assertDiagnostics(
      withDomain(#"{"state": {"a": "[String: String]"}, "actions": {"b": {"set": {"a": {"swift": "f()"}}}}}"#)
    )
  }

  // MARK: Generic arguments

  @Test(arguments: [
    "Post<Int>", "[Post<Int>]", "Test.Post<Int>", "OtherState<Int>", "OtherAction<Int>?", "Post<Int>.ID",
  ])
  func `types of schemas do not take generic arguments`(type: String) {
    let name = type.filter { !"[]?".contains($0) }.split(separator: "<")[0]
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Post": {"struct": {"id": "Int"}}}, "domains": {"Other": {},
        "Test": {"state": {"value": "1️⃣\#(type)"}, "actions": {"sent": "(2️⃣\#(type))"}}}}
      """#,
      .error("SK0315", "'\(name)' takes no generic argument, not 1"),
      .error("SK0315", at: "2️⃣", "takes no generic argument, not 1"),
      moduleName: "Test"
    )
  }

  @Test func `a type of another name may`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Post": {"struct": {"id": "Int"}}},
        "domains": {"Test": {"state": {"a": "Paged<Post>", "b": "Post.ID", "c": "Box.Post<Int>"}}}}
      """#
    )
  }
}

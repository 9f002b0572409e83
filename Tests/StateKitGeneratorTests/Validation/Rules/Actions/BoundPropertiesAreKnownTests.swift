import Testing

@testable import StateKitGenerator

struct BoundPropertiesAreKnownTests {
  private static func schema(_ binds: String, more: String = "") -> String {
    #"""
    {"statekit": 1, "domains": {
      "Test": {"state": {"name": "String", "size": "Int"}, "binds": [\#(binds)], "requests": {
        7️⃣"load": {"output": "Int", "into": "total"}}, "children": {8️⃣"row": "Row"}\#(more)},
      "Row": {"state": {"text": "String"}}}}
    """#
  }

  @Test(arguments: [#""name""#, #""size", "name""#])
  func `own properties are bound`(binds: String) {
    assertDiagnostics(Self.schema(binds))
  }

  @Test(arguments: [
    ("nmae", "name", "the state of 'Test' has no property 'nmae' to bind"),
    ("count", nil, "the state of 'Test' has no property 'count' to bind; there is 'name' and 'size'"),
  ])
  func `another name is an error at its place`(name: String, suggestion: String?, message: String) {
    assertDiagnostics(
      Self.schema(#""name", 1️⃣"\#(name)""#),
      .error("SK0550", message, suggestion: suggestion)
    )
  }

  @Test func `a child is not bound`() {
    assertDiagnostics(
      Self.schema(#"1️⃣"row""#),
      .error(
        "SK0551",
        "'row' is a child, which its own actions change: put 'binds' into the child's domain",
        notes: ["8️⃣"]
      )
    )
  }

  @Test func `the result of a request is not bound`() {
    assertDiagnostics(
      Self.schema(#"1️⃣"total""#),
      .error(
        "SK0551",
        "'total' has the result of a request, which alone sets it: bind another property",
        notes: ["7️⃣"]
      )
    )
  }

  @Test func `a property is bound once`() {
    assertDiagnostics(
      Self.schema(#"1️⃣"name", "size", 2️⃣"name""#),
      .error("SK0553", at: "2️⃣", "'name' is bound twice: leave one out", notes: ["1️⃣"])
    )
  }

  @Test func `the properties of a state written by hand are listed`() {
    assertDiagnostics(
      withDomain(#"{"state": "1️⃣TestModel", "binds": [2️⃣"name", "size"]}"#),
      .error(
        "SK0552",
        at: "2️⃣",
        "the state is written by hand, so the schema knows no property to bind: list it under 'properties'",
        notes: ["1️⃣"]
      )
    )
    assertDiagnostics(
      withDomain(#"{"state": {"swift": "TestModel", "properties": {"name": "String"}}, "binds": ["name"]}"#)
    )
  }

  @Test func `the properties of a state that could not be read are not reported`() {
    assertDiagnostics(
      withDomain(#"{"state": 1️⃣7, "binds": ["name"], "reactions": {"binding.name": "handler"}}"#),
      .error("SK0203")
    )
  }

  // MARK: Names

  @Test(arguments: [
    (#""actions": {1️⃣"binding": {}}"#, "action"), (#""requests": {1️⃣"binding": {}}"#, "request"),
    (#""children": {1️⃣"binding": "Row"}"#, "child"),
  ])
  func `a case called binding is an error beside bound properties alone`(member: String, kind: String) {
    func schema(_ binds: String) -> String {
      #"{"statekit": 1, "domains": {"Test": {"state": {"name": "TestModel"}\#(binds), \#(member)}, "Row": {}}}"#
    }
    assertDiagnostics(
      schema(#", "binds": 2️⃣["name"]"#),
      .error("SK0405", "the \(kind) 'binding' clashes with the case 'binding' of 'binds'", notes: ["2️⃣"])
    )
    assertDiagnostics(schema(""))
  }

  @Test func `the generated enum has a name of its own`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {1️⃣"Test": {"state": {"name": "String"}, "binds": ["name"]}},
        "types": {2️⃣"TestBinding": {"enum": ["a"]}}}
      """#,
      .error(
        "SK0405",
        "the type 'TestBinding' generated for the domain 'Test' clashes with the type 'TestBinding'",
        notes: ["2️⃣"]
      )
    )
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {"TestBinding": {"enum": ["a"]}}}"#
    )
  }

  @Test func `a predicate may not have the name of another bound property`() {
    func schema(_ accessors: String) -> String {
      withDomain(
        #"""
        {"accessors": "\#(accessors)", "state": {"isLoud": "Bool", "loud": "Int"}, "binds": [1️⃣"isLoud", 2️⃣"loud"]}
        """#
      )
    }
    assertDiagnostics(
      schema("full"),
      .error(
        "SK0405",
        at: "2️⃣",
        "the predicate 'isLoud' of the bound property 'loud' clashes with the bound property 'isLoud'",
        notes: ["1️⃣"]
      )
    )
    assertDiagnostics(schema("read"))
  }

  @Test func `a bound property does not have the name of a member of the enum`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"phaseIndex": "Int", "description": "String"}, "binds": [1️⃣"phaseIndex", "description"]}"#
      ),
      .error(
        "SK0408",
        "no property can be called 'phaseIndex', a member that each generated enum of bound properties has anyway"
      )
    )
  }

  @Test func `a bound property called none is a case called none`() {
    assertDiagnostics(
      withDomain(#"{"state": {"none": "Int"}, "binds": [1️⃣"none"]}"#),
      .warning("SK0411")
    )
  }

  @Test func `an enum of actions written by hand may have the bound properties alone`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"name": "String"}, "binds": ["name"], "actions": {"swift": "Change", "cases": {}}}"#
      )
    )
  }

  // MARK: Types

  @Test func `a type that only the actions need to conform is an error once`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"a": "1️⃣Character"}, "binds": ["a"], "conformances": {"actions": ["Codable"]}}"#
      ),
      .error("SK0503", "'Character' is not Codable, as all in 'TestBinding' must be")
    )
    assertDiagnostics(
      withDomain(#"{"state": {"a": "1️⃣Character"}, "binds": ["a"], "conformances": ["Codable"]}"#),
      .error("SK0503", "'Character' is not Codable, as all in 'TestState' must be")
    )
  }

  @Test(arguments: ["TestBinding", "TestAction"])
  func `an action does not contain itself through a bound property`(type: String) {
    assertDiagnostics(
      withDomain(#"{"state": {"1️⃣last": "\#(type)?", "name": "String"}, "binds": 2️⃣["name", 3️⃣"last"]}"#)
        .replacing("\"1️⃣last", with: "1️⃣\"last"),
      .error("SK0508", at: type == "TestBinding" ? "3️⃣" : "2️⃣", notes: type == "TestBinding" ? [] : ["3️⃣"])
    )
  }

  @Test func `a value of a bound property at least can be made`() {
    assertDiagnostics(
      withDomain(#"{"state": {"a": "1️⃣Never"}, "binds": ["a"], "actions": {"b": {}}}"#),
      .error("SK0532", "no action of 'binding' can be sent, as there is no value of 'Never'")
    )
    assertDiagnostics(
      withDomain(
        #"{"state": {"a": "Never", "b": "Int"}, "binds": ["a", "b"], "actions": {"c": "Never"}}"#
      )
    )
  }

  @Test func `a large value is large in the action, too`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {"all": "All"}, "binds": [1️⃣"all"]}},
        "types": {"All": {"struct": {\#((0..<20).map { #""a\#($0)": "String""# }.joined(separator: ", "))}}}}
      """#,
      .note("SK0701")
    )
  }
}

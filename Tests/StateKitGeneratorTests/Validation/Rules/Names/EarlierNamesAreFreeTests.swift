import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct EarlierNamesAreFreeTests {
  @Test func `each kind of declaration may have had other names`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Post": {"struct": {"title": {"type": "String", "was": ["name"]}}}}, "domains": {
        "App": {"was": ["Main", "Root"],
          "state": {"total": {"type": "Int", "was": ["count"]}},
          "actions": {"tapped": {"was": ["clicked", "total"]}, "listed": {"was": ["count"]}},
          "requests": {"load": {"was": ["fetch"]}},
          "children": {"users": {"domain": "Users", "was": ["people"]}}},
        "Users": {"state": {"total": {"type": "Int", "default": 0, "was": ["count"]}}}}}
      """#
    )
  }

  @Test(arguments: [
    #"{"actions": {"tapped": {"was": ["old", 1️⃣"tapped"]}}}"#,
    #"{"was": [1️⃣"Test"]}"#,
    #"{"requests": {"load": {"was": [1️⃣"load"]}}}"#,
    #"{"state": {"total": {"type": "Int?", "was": [1️⃣"total"]}}}"#,
  ])
  func `the present name was no earlier one`(domain: String) {
    assertDiagnostics(withDomain(domain), .error("SK0420", "now: leave the name out of 'was'"))
  }

  @Test(arguments: [
    (#"{"actions": {"tapped": {"was": [1️⃣"listed"]}, 2️⃣"listed": {}}}"#, "the action that has this name now"),
    (#"{"actions": {2️⃣"tapped": {}}, "requests": {"load": {"was": [1️⃣"tapped"]}}}"#, "the action that"),
    (#"{"requests": {2️⃣"load": {}}, "actions": {"tapped": {"was": [1️⃣"load"]}}}"#, "the request that"),
    (#"{"state": {"a": {"type": "Int?", "was": [1️⃣"b"]}, 2️⃣"b": "Int?"}}"#, "the property that has"),
    (
      #"{"state": {"a": {"type": "Int?", "was": [1️⃣"b"]}}, "requests": {"load": {"output": "Int", "into": 2️⃣"b"}}}"#,
      "the property that has"
    ),
  ])
  func `an earlier name is not a sibling's present one`(domain: String, message: String) {
    assertDiagnostics(withDomain(domain), .error("SK0421", message, notes: ["2️⃣"]))
  }

  @Test(arguments: [
    (#""actions": {"tapped": {"was": [1️⃣"kid"]}}, "children": {2️⃣"kid": "Kid"}"#, "the child that"),
    (
      #""actions": {2️⃣"tapped": {}}, "children": {"kid": {"domain": "Kid", "was": [1️⃣"tapped"]}}"#, "the action"
    ),
    (#""state": {2️⃣"a": "Int?"}, "children": {"kid": {"domain": "Kid", "was": [1️⃣"a"]}}"#, "the property"),
  ])
  func `a child is a case and a property`(members: String, message: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {\#(members)}, "Kid": {}}}"#,
      .error("SK0421", message, notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    #""actions": {"tapped": {"was": [2️⃣"old", 1️⃣"old"]}}"#,
    #""actions": {"tapped": {"was": [2️⃣"old"]}, "listed": {"was": [1️⃣"old"]}}"#,
    #""state": {"a": {"type": "Int?", "was": [2️⃣"old"]}, "b": {"type": "Int?", "was": [1️⃣"old"]}}"#,
  ])
  func `an earlier name is given once`(members: String) {
    assertDiagnostics(
      withDomain("{\(members)}"),
      .error("SK0422", "the earlier name 'old' is given twice", notes: ["2️⃣"])
    )
  }

  @Test func `domains are siblings across files`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"{"statekit": 1, "domains": {2️⃣"Users": {}, "Posts": {"was": [3️⃣"Notes"]}}}"#,
        "B.statekit.json": #"{"statekit": 1, "domains": {"People": {"was": [1️⃣"Users", 4️⃣"Notes"]}}}"#,
      ],
      [.error("SK0421", notes: ["2️⃣"]), .error("SK0422", at: "4️⃣", notes: ["3️⃣"])]
    )
  }

  @Test func `an earlier name must be a well-formed name of its kind`() {
    assertDiagnostics(
      withDomain(#"{"was": [1️⃣"users"], "actions": {"tapped": {"was": [2️⃣"a b", 3️⃣"Clicked"]}}}"#),
      .error("SK0404", "the domain 'users'", suggestion: "Users"),
      .error("SK0401", at: "2️⃣", suggestion: "aB"),
      .error("SK0404", at: "3️⃣", suggestion: "clicked")
    )
  }

  @Test(arguments: [
    (#"{"actions": {"tapped": {"was": 1️⃣"old"}}}"#, "SK0203"),
    (#"{"children": {"kid": {"domain": "Test", "was": [1️⃣1]}}}"#, "SK0203"),
    (#"{"was": 1️⃣[]}"#, "SK0205"),
  ])
  func `'was' is an array of names`(domain: String, code: String) {
    assertDiagnostics(withDomain(domain), .error(code), upTo: .schema)
  }

  @Test func `the model has earlier names, and the generated code does not`() throws {
    let old = #", "was": ["old"]"#
    func schema(_ was: String, _ domainWas: String) -> String {
      #"""
      {"statekit": 1, "domains": {
        "Test": {"state": {"a": {"type": "Int?"\#(was)}}, "actions": {"b": {"payload": "Int"\#(was)}}\#(domainWas)},
        "Middle": {"requests": {"d": {"output": "Int"\#(was)}}},
        "Top": {"children": {"c": {"domain": "Test"\#(was)}}}}}
      """#
    }
    let domains = try fileModel(of: schema(old, #", "was": ["Old"]"#)).domains
    expectEqual(domains[0].earlierNames.map(\.name), ["Old"])
    expectEqual(domains[0].state.properties?.first?.earlierNames.map(\.name), ["old"])
    expectEqual(domains[0].actions.first?.earlierNames.map(\.name), ["old"])
    expectEqual(domains[1].requests.first?.earlierNames.map(\.name), ["old"])
    expectEqual(domains[2].children.first?.earlierNames.map(\.name), ["old"])
    expectEqual(generated(schema(old, #", "was": ["Old"]"#)), generated(schema("", "")))
  }
}

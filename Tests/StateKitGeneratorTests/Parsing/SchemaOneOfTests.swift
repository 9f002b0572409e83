import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Children that are one of several domains.
@Suite struct SchemaOneOfTests {
  private func domains(_ child: String) throws -> [DomainSchema] {
    let text = withDomain(
      #"{"was": ["Old"], "conformances": ["Codable"], "children": {"screen": \#(child)}}"#
    )
    return try parsedSchema(text).domains
  }

  @Test func `a domain with the cases as its children is made`() throws {
    let domains = try domains(#"{"oneOf": {"login": "Login", "home": {"domain": "Home", "was": ["start"]}}}"#)
    expectEqual(domains.map(\.name.value), ["Test", "TestScreen"])
    let child = try #require(domains[0].children.first)
    expectEqual(child.domain?.value, "TestScreen")
    expectEqual(child.kind, .optional)
    expectEqual(domains[1].children.map(\.name.value), ["login", "home"])
    expectEqual(domains[1].children.map(\.domain?.value), ["Login", "Home"])
    expectEqual(domains[1].children.map(\.kind), [.optional, .optional])
    expectEqual(domains[1].children[1].was.map(\.value), ["start"])
    expectEqual(domains[1].conformances.entries(for: .state).map(\.value), [.codable])
    expectEqual(domains[1].name.location, child.name.location)
  }

  @Test func `with an initial case the child is always there`() throws {
    let domains = try domains(#"{"oneOf": {"login": "Login"}, "initial": "login"}"#)
    expectEqual(domains[0].children.first?.kind, .one)
    guard case .oneOf("screen", let initial) = domains[1].state else { throw Unexpected() }
    expectEqual(initial?.value, "login")
  }

  @Test func `earlier names of the parent and the child are earlier names of the domain`() throws {
    let domains = try domains(#"{"oneOf": {"login": "Login"}, "was": ["page"]}"#)
    expectEqual(domains[1].was.map(\.value), ["TestPage", "OldScreen", "OldPage"])
  }

  @Test(arguments: [
    (#"{"oneOf": 1️⃣[]}"#, "SK0203", "expected an object for 'oneOf', found an array"),
    (#"{"oneOf": 1️⃣{}}"#, "SK0205", "'oneOf' is empty; it needs at least one case"),
    (
      #"{"oneOf": {"a": 1️⃣1}}"#, "SK0203",
      "expected a domain's name or an object for the case 'a', found a number"
    ),
    (#"{"oneOf": {"a": 1️⃣{}}}"#, "SK0202", "a case of a one-of or a stack needs the key 'domain'"),
    (
      #"{"oneOf": {"a": {"domain": "A", 1️⃣"kind": "one"}}}"#, "SK0201",
      "a case of a one-of or a stack has no key 'kind'"
    ),
    (#"{"oneOf": {"a": "A"}, "initial": 1️⃣1}"#, "SK0203", "expected a string for 'initial', found a number"),
    (#"{"oneOf": {"a": "A"}, "initial": 1️⃣"b"}"#, "SK0606", "'oneOf' has no case 'b'; there is 'a'"),
    (
      #"{"domain": "A", 1️⃣"initial": "a"}"#, "SK0218",
      "'initial' names a case of 'oneOf', which is missing here"
    ),
  ])
  func `a wrong one-of is an error`(text: String, code: String, message: String) {
    assertDiagnostics(
      withDomain(#"{"children": {"screen": \#(text)}}"#),
      .error(code, message),
      upTo: .schema
    )
  }

  @Test(arguments: ["domain", "kind"])
  func `a domain or a kind beside the cases is an error`(key: String) {
    assertDiagnostics(
      withDomain(#"{"children": {"a": {2️⃣"oneOf": {"b": "Test"}, 1️⃣"\#(key)": "one"}}}"#),
      .error("SK0218", "of which one is there at a time: leave out '\(key)'", notes: ["2️⃣"]),
      upTo: .schema
    )
  }

  @Test func `an initial case with a letter too few is asked for`() {
    assertDiagnostics(
      withDomain(#"{"children": {"a": {"oneOf": {"login": "Login"}, "initial": 1️⃣"logn"}}}"#),
      .error("SK0606", suggestion: "login"),
      upTo: .schema
    )
  }

  @Test func `a mistake in a case is reported once`() {
    assertDiagnostics(
      withDomain(#"{"children": {"a": {"oneOf": {"b": 1️⃣"Tset"}}}}"#),
      .error("SK0601", suggestion: "Test")
    )
  }

  @Test func `a domain of the same name is an error with both places`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {
          "children": {1️⃣"screen": {"oneOf": {"login": "Login"}}},
          "reactions": {"screen.login.left": {"set": {"screen": null}}}
        },
        "Login": {"actions": {"left": {"reduce": "none"}}},
        2️⃣"AppScreen": {}
      }}
      """#,
      .error(
        "SK0405",
        at: "2️⃣",
        "the domain 'AppScreen' clashes with the domain 'AppScreen' made for the child 'screen'",
        notes: ["1️⃣"]
      )
    )
  }

  @Test(arguments: ["State", "Action", "Store", "Scope"])
  func `a type of the name of a generated one is an error with both places`(suffix: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {2️⃣"AppScreen\#(suffix)": {"enum": ["a"]}}, "domains": {
        "App": {"children": {1️⃣"screen": {"oneOf": {"login": "Login"}}}}, "Login": {}
      }}
      """#,
      .error("SK0405", "generated for the domain 'AppScreen' clashes with the type", notes: ["2️⃣"])
    )
  }

  @Test func `a domain that is a case of itself is an error`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"children": {1️⃣"open": {"oneOf": {2️⃣"test": "Test"}}}}}}
      """#,
      .error("SK0602", "the domain 'Test' contains itself (Test → TestOpen → Test)", notes: ["2️⃣"])
    )
  }

  @Test func `paths lead through cases to actions and properties`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {
          "state": {"last": "Int?"},
          "children": {"screen": {"oneOf": {"login": "Login", "home": "Home"}}},
          "actions": {"noted": {"payload": "(id: Int?)", "set": {"last": "$id"}}},
          "bridges": [
            {"on": "screen.login.left", "dispatch": "noted", "with": {"id": "@screen.home.id"}},
            {"on": "screen.login.left", "dispatch": "screen.home.3️⃣opend"},
            {"on": "screen.1️⃣hom.opened", "dispatch": "noted"},
            {"on": "screen.home.opened", "dispatch": "noted", "with": {"id": "@screen.home.2️⃣di"}}
          ]
        },
        "Login": {"actions": {"left": {"reduce": "none"}}},
        "Home": {"state": {"id": "Int"}, "actions": {"opened": {"reduce": "none"}}}
      }}
      """#,
      .error("SK0610", at: "3️⃣", "the domain 'Home' has no action 'opend'", suggestion: "opened"),
      .error("SK0610", at: "1️⃣", "the domain 'AppScreen' has no child 'hom'", suggestion: "home"),
      .error("SK0613", at: "2️⃣", "the state of 'Home' has no property 'di'", suggestion: "id")
    )
  }

  @Test func `a one-of that is always there is not set to nil`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {
          "children": {2️⃣"screen": {"oneOf": {"login": "Login"}, "initial": "login"}},
          "actions": {"left": {"set": {1️⃣"screen": null}}}
        },
        "Login": {"actions": {"named": {"reduce": "none", "allow": ["SK0690"]}}}
      }}
      """#,
      .error(
        "SK0528",
        "'screen' is a child: set it to an object with a case, { \"login\": {…} }",
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `a case whose state or actions do not conform is an error at its domain`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": ["Codable"], "domains": {
        "App": {"conformances": ["Hashable"], "children": {"screen": {"oneOf": {"login": 1️⃣"Login"}}}},
        2️⃣"Login": {}
      }}
      """#,
      .error(
        "SK0506",
        "the domain 'AppScreen' is Hashable, and the domain 'Login' that it contains is not",
        notes: ["2️⃣"]
      )
    )
  }
}

private struct Unexpected: Error {}

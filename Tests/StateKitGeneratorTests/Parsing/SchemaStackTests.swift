import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Children that are stacks.
@Suite struct SchemaStackTests {
  @Test func `a domain with the cases as its children is made for the elements`() throws {
    let text = withDomain(
      #"{"children": {"path": {"stack": {"login": "Login", "home": "Home"}, "was": ["pages"]}}}"#
    )
    let domains = try parsedSchema(text).domains
    expectEqual(domains.map(\.name.value), ["Test", "TestPath"])
    expectEqual(domains[0].children.map(\.kind), [.stack])
    expectEqual(domains[0].children.map(\.domain?.value), ["TestPath"])
    expectEqual(domains[1].children.map(\.name.value), ["login", "home"])
    expectEqual(domains[1].was.map(\.value), ["TestPages"])
    guard case .oneOf("path", nil) = domains[1].state else { throw Unexpected() }
  }

  @Test(arguments: [
    (#"{"stack": 1️⃣["A"]}"#, "SK0203", "found an array: names are keys, { \"a\": \"A\" }"),
    (#"{"stack": 1️⃣{}}"#, "SK0205", "'stack' is empty; it needs at least one case"),
    (#"{"stack": {"a": 1️⃣{}}}"#, "SK0202", "a case of a one-of or a stack needs the key 'domain'"),
    (#"{"stack": {"a": "A"}, 1️⃣"initial": "a"}"#, "SK0218", "a stack is empty at first: leave out 'initial'"),
    (
      #"{"domain": "A", "kind": 1️⃣"stack"}"#, "SK0230",
      "a child that is a stack lists the domains, { \"stack\": {"
    ),
  ])
  func `a wrong stack is an error`(text: String, code: String, message: String) {
    assertDiagnostics(
      withDomain(#"{"children": {"path": \#(text)}}"#),
      .error(code, message),
      upTo: .schema
    )
  }

  @Test(arguments: [
    (#"{2️⃣"stack": {"a": "A"}, 1️⃣"kind": "each"}"#, "any number may lie on each other: leave out 'kind'"),
    (#"{2️⃣"stack": {"a": "A"}, 1️⃣"domain": "A"}"#, "any number may lie on each other: leave out 'domain'"),
    (#"{2️⃣"oneOf": {"a": "A"}, 1️⃣"stack": {"b": "A"}}"#, "one is there at a time: leave out 'stack'"),
  ])
  func `a key that excludes the stack is an error`(text: String, message: String) {
    assertDiagnostics(
      withDomain(#"{"children": {"path": \#(text)}}"#),
      .error("SK0218", message, notes: ["2️⃣"]),
      upTo: .schema
    )
  }

  @Test func `a path through a stack leads to an action of an element, or goes back`() {
    func schema(_ reactions: String) -> String {
      #"""
      {"statekit": 1, "domains": {
        "App": {
          "state": {"last": "Int?", "text": "String?"},
          "children": {"path": {"stack": {"detail": "Detail"}}},
          "reactions": {\#(reactions)}
        },
        "Detail": {"actions": {"closed": {"payload": "(text: String)"}}}
      }}
      """#
    }
    assertDiagnostics(schema(#""path.detail.closed": {"set": {"last": "$path", "text": "$text"}}"#))
    assertDiagnostics(schema(#""path.popFrom": {"set": {"last": "$id"}}"#))
    assertDiagnostics(
      schema(#""path.popFrom": {"set": {"last": "$1️⃣path"}}"#),
      .error("SK0526")
    )
    assertDiagnostics(
      schema(#""path.popFrom": {"set": {"text": "$1️⃣id"}}"#),
      .error("SK0527")
    )
    assertDiagnostics(
      schema(#""path.1️⃣popTo": "handler""#),
      .error("SK0610", "has no action 'popTo'")
    )
  }

  @Test func `a stack is no property that can be set`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {
          "actions": {"shown": {"set": {1️⃣"path": null}}},
          "children": {2️⃣"path": {"stack": {"detail": "Detail"}}}
        },
        "Detail": {"actions": {"closed": {}}}
      }}
      """#,
      .error("SK0528", "'path' is a stack", notes: ["2️⃣"])
    )
  }
}

private struct Unexpected: Error {}

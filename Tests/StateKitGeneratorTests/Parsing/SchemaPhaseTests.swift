import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// What the phases of a request change.
struct SchemaPhaseTests {
  private static func schema(_ keys: String) -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {"state": {"isStale": "Bool = false", "count": "Int = 0"},
        "requests": {"load": {"input": "(id: Int)", "output": "(name: String)", \#(keys)}}}},
     "types": {"E": {"enum": ["a"]}}}
    """#
  }

  @Test(arguments: [
    #""request": {"set": {"isStale": true}}"#, #""success": {"set": {"count": 1}, "toggle": ["isStale"]}"#,
    #""failure": {"type": "E", "add": {"count": 1}}"#,
    #""failure": {"type": "E", "reduce": "none"}, "into": "page""#,
    #""failure": {"reduce": "none"}"#,
    #""request": {"reduce": "handler"}, "into": "page""#,
  ])
  func `a phase changes the state as an action does`(keys: String) {
    assertDiagnostics(Self.schema(keys))
  }

  @Test(arguments: [
    (#""request": 1️⃣"none""#, "SK0203", "expected an object for 'request'"),
    (#""success": {"set": {1️⃣"song": true}}"#, "SK0520", "has no property 'song'"),
    (#""success": {"set": {"count": "$1️⃣id"}}"#, "SK0526", "there is no '$id' in 'success'"),
    (#""request": {"set": {"count": "$1️⃣name"}}"#, "SK0526", "there is no '$name' in 'request'"),
    (#""failure": {"type": "1️⃣Error"}"#, "SK0312", "'Error' is a protocol"),
    (#""request": {1️⃣"type": "E"}"#, "SK0201", "the phase of a request has no key 'type'"),
    (#""request": {1️⃣"payload": "Int"}"#, "SK0201", "has no key 'payload'"),
  ])
  func `a phase of another shape is an error at its place`(keys: String, code: String, message: String) {
    assertDiagnostics(Self.schema(keys), .error(code, message))
  }

  @Test func `reduce does not stand beside a change`() {
    assertDiagnostics(
      Self.schema(#""request": {2️⃣"set": {"count": 1}, 1️⃣"reduce": "none"}"#),
      .error("SK0209", "'reduce' cannot stand beside 'set'", notes: ["2️⃣"])
    )
  }

  @Test(arguments: [
    ("", true), (#""into": "page""#, false), (#""request": {"reduce": "none"}"#, true),
    (#""request": {"reduce": "none"}, "success": {"set": {"count": 1}}"#, false),
    (#""into": "page", "success": {"reduce": "handler"}"#, true),
  ])
  func `a handler is needed for the phases whose change is not written`(keys: String, isNeeded: Bool) throws {
    let keys = keys.isEmpty ? "" : ", " + keys
    let domain = try parsedDomain(#"{"requests": {"load": {"output": "Int"\#(keys)}}}"#)
    expectEqual(domain.requests.map(\.hasHandler), [isNeeded])
  }
}

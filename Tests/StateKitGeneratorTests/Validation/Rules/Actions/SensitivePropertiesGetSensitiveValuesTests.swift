import Testing

@testable import StateKitGenerator

struct SensitivePropertiesGetSensitiveValuesTests {
  private static func domain(_ parts: String, state: String = "") -> String {
    withDomain(
      #"""
      {"state": {"name": "String = \"\"", "password": {"type": "String", "default": "", "sensitive": true},
       "keys": {"type": "[String]", "sensitive": true}\#(state)}, \#(parts)}
      """#
    )
  }

  private static func message(_ property: String, _ value: String, of name: String, _ remedy: String)
    -> String
  {
    "'\(property)' is set from '\(value)' of '\(name)', which is written to recordings and logs: \(remedy)"
  }

  private static let ofAction = #"add it to "sensitive" of the action"#
  private static let ofRequest = #"add it to "sensitive" of the request"#

  @Test(arguments: [
    #""set": {"name": "$text"}"#,
    #""set": {"password": "@name"}"#,
    #""set": {"password": "none"}"#,
    #""set": {"password": "$text"}, "sensitive": ["text"]"#,
    #""set": {"password": "$text"}, "allow": ["SK0539"]"#,
    #""append": {"keys": "$text"}, "sensitive": ["text"]"#,
  ])
  func `other properties, other values and sensitive values are not reported`(change: String) {
    assertDiagnostics(Self.domain(#""actions": {"typed": {"payload": "(text: String)", \#(change)}}"#))
  }

  @Test(arguments: [
    ("(text: String)", #""set": {"password": "$1️⃣text"}"#, "password", "text"),
    ("(text: String, String)", #""set": {"password": "$1️⃣1"}, "sensitive": ["text"]"#, "password", "1"),
    ("(text: String)", #""append": {"keys": "$1️⃣text"}"#, "keys", "text"),
    ("(text: String)", #""remove": {"keys": "$1️⃣text"}"#, "keys", "text"),
  ])
  func `a value that is written elsewhere is reported`(
    payload: String,
    change: String,
    property: String,
    value: String
  ) {
    assertDiagnostics(
      Self.domain(#""actions": {"typed": {"payload": "\#(payload)", \#(change)}}"#),
      .warning("SK0539", Self.message(property, value, of: "typed", Self.ofAction))
    )
  }

  @Test func `numbers are added from sensitive values, too`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"sum": {"type": "Int", "default": 0, "sensitive": true}},
         "actions": {"paid": {"payload": "Int", "add": {"sum": "$1️⃣0"}}}}
        """#
      ),
      .warning("SK0539", Self.message("sum", "0", of: "paid", Self.ofAction))
    )
  }

  @Test func `a value within a case of an enum is reported`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Status": {"enum": ["out", {"signedIn": "(token: String)"}]}},
       "domains": {"Test": {
         "state": {"status": {"type": "Status", "default": "out", "sensitive": true}},
         "actions": {"came": {"payload": "(token: String)", "set": {"status": {"signedIn": {"token": "$1️⃣token"}}}}}}}}
      """#,
      .warning("SK0539", Self.message("status", "token", of: "came", Self.ofAction))
    )
  }

  @Test func `so is a value for the state of a child that is made`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "Test": {
          "children": {"detail": {"domain": "Detail", "kind": "optional"}},
          "actions": {"opened": {
            "payload": "(id: Int, pin: Int)", "set": {"detail": {"id": "$id", "pin": "$1️⃣pin"}}}}},
        "Detail": {"state": {"id": "Int", "pin": {"type": "Int", "sensitive": true}}}}}
      """#,
      .warning("SK0539", Self.message("pin", "pin", of: "opened", Self.ofAction))
    )
  }

  @Test(arguments: [("", "1️⃣", true), (#", "sensitive": ["token"]"#, "", false)])
  func `the phases of a request are checked`(key: String, mark: String, isReported: Bool) {
    let schema = Self.domain(
      #"""
      "requests": {"logIn": {
        "output": "(token: String)", "success": {"set": {"password": "$\#(mark)token"}}\#(key)}}
      """#
    )
    let warning = ExpectedDiagnostic.warning(
      "SK0539",
      Self.message("password", "token", of: "logIn", Self.ofRequest)
    )
    if isReported { assertDiagnostics(schema, warning) } else { assertDiagnostics(schema) }
  }

  @Test func `a request counts positions without the id that its success carries`() {
    assertDiagnostics(
      Self.domain(
        #"""
        "requests": {"logIn": {"input": "(id: Int)", "id": "$id", "output": "String", "into": "tokens",
          "success": {"set": {"password": "$1️⃣1"}}}}
        """#
      ),
      .warning("SK0539", Self.message("password", "0", of: "logIn", Self.ofRequest))
    )
  }

  @Test(arguments: [("", true), (#", "sensitive": ["text"]"#, false)])
  func `reactions are checked by the action below`(key: String, isReported: Bool) {
    let schema =
      #"""
      {"statekit": 1, "domains": {
        "Test": {
          "state": {"password": {"type": "String", "default": "", "sensitive": true}},
          "children": {"field": "Field"},
          "reactions": {"field.typed": {"set": {"password": "$\#(isReported ? "1️⃣" : "")text"}}}},
        "Field": {"actions": {"typed": {"payload": "(text: String)", "reduce": "none"\#(key)}}}}}
      """#
    let warning = ExpectedDiagnostic.warning(
      "SK0539",
      Self.message("password", "text", of: "typed", Self.ofAction)
    )
    if isReported { assertDiagnostics(schema, warning) } else { assertDiagnostics(schema) }
  }

  @Test func `a bound property hides its value if it is sensitive, and otherwise is to be`() {
    assertDiagnostics(Self.domain(#""binds": ["password"]"#))
    assertDiagnostics(
      Self.domain(#""binds": ["name"], "reactions": {"binding.name": {"set": {"password": "$1️⃣0"}}}"#),
      .warning("SK0539", Self.message("password", "0", of: "name", #"give the property "sensitive": true"#))
    )
  }
}

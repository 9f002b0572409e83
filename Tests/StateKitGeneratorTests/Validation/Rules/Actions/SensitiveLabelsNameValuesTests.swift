import Testing

@testable import StateKitGenerator

struct SensitiveLabelsNameValuesTests {
  private static func schema(_ payload: String, _ sensitive: String) -> String {
    withDomain(#"{"actions": {"signedIn": {"payload": "\#(payload)", "sensitive": [\#(sensitive)]}}}"#)
  }

  @Test(arguments: [
    ("(name: String, password: String)", #""password", "name""#),
    ("(Int, password: String, Int)", #""2", "password", "0""#),
    ("String", #""0""#),
    ("(in: String)", #""in""#),
  ])
  func `values are named by their labels, or by their positions`(payload: String, sensitive: String) {
    assertDiagnostics(Self.schema(payload, sensitive))
  }

  @Test(arguments: [
    ("(name: String, password: String)", "pasword", "password"),
    ("(name: String, password: String)", "$password", "password"),
    ("(name: String, password: String)", "$nmae", "name"),
    ("String", "$0", "0"),
  ])
  func `an unknown name is an error, with a suggestion`(payload: String, label: String, suggestion: String) {
    assertDiagnostics(
      Self.schema(payload, #"1️⃣"\#(label)""#),
      .error("SK0530", "there is no value '\(label)' in 'signedIn'", suggestion: suggestion)
    )
  }

  @Test(arguments: [
    ("(name: String, password: String)", "x", "'signedIn'; there is 'name' and 'password'"),
    // A value with a label is not found by its position.
    ("(name: String, password: String)", "1", "'signedIn'; there is 'name' and 'password'"),
    ("(Int, name: String)", "_", "'signedIn'; there is '0' and 'name'"),
    ("()", "name", "'signedIn', which has no payload"),
  ])
  func `if no name is near, all values are listed`(payload: String, label: String, message: String) {
    assertDiagnostics(Self.schema(payload, #"1️⃣"\#(label)""#), .error("SK0530", message))
  }

  @Test func `an action without payload has no sensitive values`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"signedOut": {"sensitive": [1️⃣"name"]}}}"#),
      .error("SK0530", "there is no value 'name' in 'signedOut', which has no payload")
    )
  }

  @Test func `a value is named once`() {
    assertDiagnostics(
      Self.schema("(name: String)", #"2️⃣"name", 1️⃣"name""#),
      .error("SK0531", "'name' is named twice in 'sensitive': leave one out", notes: ["2️⃣"])
    )
  }

  @Test func `a payload that cannot be read is not looked into`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"signedIn": {"payload": 1️⃣1, "sensitive": ["name"]}}}"#),
      .error("SK0203")
    )
  }

  private static func request(_ sensitive: String) -> String {
    withDomain(
      #"""
      {"requests": {"logIn": {
        "input": "(name: String, password: String)", "output": "String", "failure": "any Error",
        "sensitive": [\#(sensitive)]}}, "conformances": ["-Equatable"]}
      """#
    )
  }

  @Test func `sensitive values of a request belong to its input, its output and its failure`() {
    assertDiagnostics(Self.request(#""password", "0", "error""#))
    assertDiagnostics(
      Self.request(#"1️⃣"pasword""#),
      .error("SK0530", "there is no value 'pasword' in 'logIn'", suggestion: "password")
    )
    assertDiagnostics(
      Self.request(#"2️⃣"password", 1️⃣"password""#),
      .error("SK0531", "'password' is named twice", notes: ["2️⃣"])
    )
  }
}

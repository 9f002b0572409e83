import Testing

@testable import StateKitGenerator

struct ClosuresAreUniqueTests {
  @Test func `a request and an effect have different names`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"a": {}}, "requests": {2️⃣"load": {}}, "effects": {1️⃣"load": {"on": "a"}}}"#),
      .error("SK0405", "the effect 'load' clashes with the request 'load'", notes: ["2️⃣"])
    )
  }

  @Test func `an action and an effect may have one name`() {
    assertDiagnostics(
      withDomain(
        #"{"actions": {"a": {}}, "requests": {"load": {}}, "effects": {"a": {"on": "load.request"}}}"#
      )
    )
  }

  @Test func `names of the action enum clash as cases alone`() {
    assertDiagnostics(
      withDomain(#"{"actions": {2️⃣"load": {}}, "requests": {1️⃣"load": {}}}"#),
      .error("SK0405", "the request 'load' clashes with the action 'load'", notes: ["2️⃣"])
    )
    assertDiagnostics(
      withDomain(#"{"requests": {1️⃣"leaves": {}}}"#),
      .error("SK0408", "no request can be called 'leaves'")
    )
    assertDiagnostics(
      withDomain(#"{"requests": {"load": {"output": "Int", "into": 1️⃣"a"}}, "state": {2️⃣"a": "Int"}}"#),
      .error("SK0405", "'into' declares the property 'a' itself", notes: ["2️⃣"])
    )
    assertDiagnostics(
      withDomain(#"{"requests": {"load": {"output": "Int", "into": 1️⃣"A"}}}"#),
      .error("SK0404", "the property 'A' must be written in lowerCamelCase", suggestion: "a")
    )
  }
}

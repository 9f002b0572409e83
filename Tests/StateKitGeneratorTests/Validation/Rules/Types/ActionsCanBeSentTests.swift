import Testing

@testable import StateKitGenerator

struct ActionsCanBeSentTests {
  @Test(arguments: [
    #"{"actions": {"a": "1️⃣Never"}}"#,
    #"{"actions": {"a": {"payload": "(x: Int, y: 1️⃣Never)", "reduce": "handler"}, "b": "Never"}}"#,
    #"{"actions": {"a": "((x: Int, y: Never))"}, "conformances": ["-Equatable"]}"#,
  ])
  func `an action at least can be sent`(domain: String) {
    let domain = domain.contains("1️⃣") ? domain : domain.replacing("((x", with: "(1️⃣(x")
    assertDiagnostics(
      withDomain(domain),
      .error("SK0532", "no action of 'Test' can be sent, as there is no value of 'Never'")
    )
  }

  @Test(arguments: [
    #"{"actions": {"a": "Never", "b": {}}}"#,
    #"{"actions": {"a": "Never?"}}"#,
    #"{"actions": {"a": "[Never]"}}"#,
    #"{"actions": {"a": "Result<Int, Never>"}}"#,
    #"{"actions": {"a": "Never"}, "requests": {"r": {}}}"#,
    #"{"actions": {"a": "Never"}, "children": {"other": "Other"}}"#,
    #"{"actions": {}}"#,
    #"{"requests": {"r": {"output": "Never"}}}"#,
    #"{"requests": {"r": {"input": "Never", "output": "Int"}}}"#,
    #"{"requests": {"r": {"input": "Never", "output": "Never", "failure": "Failure"}}}"#,
  ])
  func `where one can, others need not`(domain: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": \#(domain), "Other": {"actions": {"b": {}}}},
       "types": {"Failure": {"enum": ["x"]}}}
      """#
    )
  }

  @Test func `a phase of a request can be sent`() {
    assertDiagnostics(
      withDomain(#"{"requests": {"load": {"input": "1️⃣Never", "output": "Never"}}}"#),
      .error("SK0532", "no phase of 'load' can be sent")
    )
    assertDiagnostics(
      withDomain(
        #"{"requests": {"load": {"input": "(id: 1️⃣Never)", "output": "Int", "into": "x", "id": "$id"}}}"#
      ),
      .error("SK0532", "no phase of 'load' can be sent")
    )
  }
}

import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The rules about types, names and sizes hold for the values of cases, too.
struct EnumsWithValuesTests {
  private static func schema(_ cases: String, keys: String = "", state: String = "{}") -> String {
    #"""
    {"statekit": 1, \#(keys) "domains": {"Test": {"state": \#(state)}},
     "types": {"Status": {"enum": [\#(cases)]}, "Post": {"struct": {"title": "String"}}}}
    """#
  }

  @Test(arguments: [
    (
      #"{"failed": "(error: 1️⃣any Error)"}"#, "SK0503",
      "'any Error' is not Equatable, as all in 'Status' must be"
    ),
    (#"{"failed": "(pairs: 1️⃣[Post: Int])"}"#, "SK0505", "'Post' is not Hashable"),
    (#"{"failed": "(next: 1️⃣int)"}"#, "SK0416", nil), (#"{"failed": "(next: 1️⃣Post.ID)"}"#, "SK0417", nil),
    (#"{1️⃣"failed": "(next: Status)"}"#, "SK0508", nil),
    (#"{1️⃣"failed": "(next: Optional<Status>)"}"#, "SK0508", nil),
    (#"{"failed": "1️⃣Never"}"#, "SK0532", "the case 'failed' cannot be made"),
    (#"{"failed": "(a: Int, 1️⃣a: Int)"}"#, "SK0405", nil), (#"{"failed": "(1️⃣self: Int)"}"#, "SK0402", nil),
    (#"{"failed": "(1️⃣Reason: Int)"}"#, "SK0404", nil), (#"{1️⃣"Failed": "Int"}"#, "SK0404", nil),
    (#""idle", {1️⃣"idle": "Int"}"#, "SK0405", nil), (#"{1️⃣"none": "Int"}"#, "SK0411", nil),
    (#"{1️⃣"hashValue": "Int"}"#, "SK0408", nil),
    (#"1️⃣"failed(reason: String)""#, "SK0401", "{\"failed\": \"(reason: String)\"}"),
  ])
  func `a rule is broken at its place`(cases: String, code: String, message: String?) {
    let found = Stage.validation.diagnostics(
      of: [SourceFile(path: "Test.statekit.json", bytes: MarkedText(Self.schema(cases)).bytes)],
      moduleName: nil,
      using: []
    )
    let place = MarkedText(Self.schema(cases)).place(of: "1️⃣")
    expectEqual(found.map(\.code), [code])
    expectEqual(found.first.map { "\($0.location)" }, place.map { "Test.statekit.json:\($0)" })
    if let message { expectEqual(found.first?.message.contains(message), true, "\(found.map(\.message))") }
  }

  @Test func `an array of the same enum has a size`() {
    assertDiagnostics(Self.schema(#"{"more": "[Status]"}, {"map": "(map: [String: Status])"}, "end""#))
  }

  @Test func `an enum with values is Hashable only if the file says so`() {
    let state = #"{"seen": "1️⃣Set<Status>"}"#
    let cases = #"{"a": "Int"}"#
    assertDiagnostics(
      Self.schema(cases, state: state).replacing(#""Status": {"#, with: #"2️⃣"Status": {"#),
      .error("SK0505", "'Status' is not Hashable", notes: ["2️⃣"])
    )
    assertDiagnostics(
      Self.schema(
        cases,
        keys: #""conformances": {"types": ["Hashable"]},"#,
        state: #"{"seen": "Set<Status>"}"#
      )
    )
    assertDiagnostics(
      Self.schema(#"{"a": {"doc": "It has no values."}}"#, state: #"{"seen": "Set<Status>"}"#)
    )
  }

  @Test func `values of public cases are public, and of used modules`() {
    let other = #"{"statekit": 1, "domains": {"B": {}}, "types": {"Inner": {"enum": ["a"]}}}"#
    let own = #"""
      {"statekit": 1, "access": "public", "domains": {"A": {}}, "types": {"Status": {"enum": [{"a": "(inner: 1️⃣Inner)"}]}}}
      """#
    assertDiagnostics(
      in: [
        "Test.statekit.json": own, "B.statekit.json": other.replacing(#""Inner": {"#, with: #"2️⃣"Inner": {"#),
      ],
      [.error("SK0507", notes: ["2️⃣"])]
    )
  }

  @Test func `types of a used module keep the types of their values`() {
    let used = #"""
      {"statekit": 1, "access": "public", "domains": {"B": {}},
       "types": {"Status": {"enum": ["idle", {"failed": "(inner: Inner)"}]}, "Inner": {"struct": {"code": "Int"}}}}
      """#
    let own = #"""
      {"statekit": 1, "uses": ["Used"], "domains": {"A": {
        "state": {"status": {"type": "Used.Status", "default": "idle"}, "inner": "Used.Inner?", "code": "Int?"},
        "actions": {"done": {"payload": "(inner: Used.Inner)", "set": {
          "status": {"failed": {"inner": "$inner"}}, "inner": "@status.failed.inner", "code": "@status.failed.code"}}}}}}
      """#
    assertDiagnostics(in: ["Test.statekit.json": own], [], using: ["Used": used])
    assertDiagnostics(
      in: ["Test.statekit.json": own.replacing("failed.code", with: "failed.1️⃣cod")],
      [.error("SK0613", "the struct 'Used.Inner' has no property 'cod'", suggestion: "code")],
      using: ["Used": used]
    )
    let text = generated(["Test": own], using: [usedModule("Used", ["Used": used])])["Test.statekit.swift"]
    expectEqual(text?.contains("state.status = Used.Status.failed(inner: inner)"), true)
    expectEqual(text?.contains("let read1 = state.status.failed?.code"), true)
  }
}

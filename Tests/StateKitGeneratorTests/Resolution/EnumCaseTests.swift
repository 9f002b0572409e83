import Testing

@testable import StateKitGenerator

/// The values of an enum whose cases have values, wherever a schema writes one.
struct EnumCaseTests {
  private static let types = #"""
    "Status": {"enum": ["idle", {"failed": "(reason: String, code: Int)"}, {"named": "(name: String)"}, {"loaded": "Int"},
      {"pair": "(Int, Double)"}, {"mixed": "(Int, at: Int?)"}, {"deep": "(inner: Inner)"}, {"maybe": "String?"}]},
    "Inner": {"enum": ["empty", {"full": "[Status]"}, {"swift": "Int"}]}, "Phase": {"enum": ["active"]},
    "Post": {"struct": {"status": "Status", "last": "Status?"}}
    """#

  private static func schema(
    _ work: String,
    payload: String = "(text: String, number: Int, note: String?, status: Status)",
    state: String = ""
  ) -> String {
    #"""
    {"statekit": 1, "allow": ["SK0690"], "domains": {"Test": {
      "state": {"status": "Status", "other": "Status?", "phase": "Phase", "history": "[Status]", "name": "String?",
        "count": "Int", "hand": "Hand" \#(state)},
      "actions": {"changed": {"payload": "\#(payload)", \#(work)}, "taken": {"payload": "(status: Status)", "reduce": "none"}}
    }}, "types": {\#(types)}}
    """#
  }

  private static func bridge(_ keys: String, dispatch: String = "taken") -> String {
    #"""
    {"statekit": 1, "allow": ["SK0690"], "domains": {"Test": {
      "state": {"status": "Status", "other": "Status?", "name": "String?", "count": "Int", "post": "Post?"},
      "actions": {
        "changed": {"payload": "(text: String, number: Int)", "reduce": "none"}, "moved": {"payload": "(status: Status)", "reduce": "none"},
        "taken": {"payload": "(status: Status)", "reduce": "none"}, "ended": {"reduce": "none"}},
      "bridges": [{"dispatch": "\#(dispatch)", \#(keys)}]
    }}, "types": {\#(types)}}
    """#
  }

  // MARK: Constants

  @Test(arguments: [
    (#""idle""#, "Status.idle"),
    (#"{"failed": {"code": 3, "reason": "x"}}"#, #"Status.failed(reason: "x", code: 3)"#),
    (#"{"named": {"name": ""}}"#, #"Status.named(name: "")"#), (#"{"loaded": 1}"#, "Status.loaded(1)"),
    (#"{"pair": [1, 2.5]}"#, "Status.pair(1, 2.5)"),
    (#"{"mixed": {"0": 1, "at": null}}"#, "Status.mixed(1, at: nil)"),
    (
      #"{"deep": {"inner": {"full": ["idle", {"loaded": 2}]}}}"#,
      "Status.deep(inner: Inner.full([Status.idle, Status.loaded(2)]))"
    ),
    (#"{"deep": {"inner": "empty"}}"#, "Status.deep(inner: Inner.empty)"),
    (#"{"maybe": null}"#, "Status.maybe(nil)"),
  ])
  func `a default is a case with its values`(value: String, expression: String) {
    let schema = Self.schema(
      #""reduce": "none""#,
      state:
        #", "made": {"type": "Status", "default": \#(value)}, "list": {"type": "[Status]", "default": [\#(value)]}"#
    )
    assertDiagnostics(schema)
    let text = generated(schema)
    #expect(text.contains("var made: Status = \(expression)\n"))
    #expect(text.contains("var list: [Status] = [\(expression)]\n"))
  }

  @Test(arguments: [
    (
      #"1️⃣"failed""#, "SK0516",
      "the case 'failed' has values: write {\"failed\": {\"reason\": …, \"code\": …}}"
    ),
    (#"1️⃣"loaded""#, "SK0516", "write {\"loaded\": …}"), (#"1️⃣"pair""#, "SK0516", "write {\"pair\": […, …]}"),
    (#"1️⃣"mixed""#, "SK0516", "write {\"mixed\": {\"0\": …, \"at\": …}}"),
    (#"{"idle": 1️⃣{}}"#, "SK0516", "the case 'idle' has no values: write \"idle\""),
    (
      #"1️⃣{}"#, "SK0516",
      "a value of 'Status' is one case, for example {\"failed\": {\"reason\": …, \"code\": …}}"
    ),
    (#"{"loaded": 1, 1️⃣"maybe": null}"#, "SK0516", "a value of 'Status' is one case"),
    (
      #"{"failed": 1️⃣"x"}"#, "SK0516", "expected an object of its values for the case 'failed', found a string"
    ),
    (#"{"failed": 1️⃣{"reason": "x"}}"#, "SK0516", "the case 'failed' needs its value 'code'"),
    (#"{"pair": 1️⃣[1]}"#, "SK0516", "expected an array of its 2 values for the case 'pair', found 1"),
    (#"{"pair": 1️⃣1}"#, "SK0516", "found a number"),
    (#"{"loaded": 1️⃣"x"}"#, "SK0511", "expected a whole number for 'Int'"),
    (#"{"pair": [1, 1️⃣"x"]}"#, "SK0511", "for 'Double'"),
    (#"{"named": {"name": 1️⃣null}}"#, "SK0511", "for 'String'"),
    (
      "1️⃣3", "SK0511",
      "expected the name of a case in a string, or an object of a case with its values, for 'Status'"
    ),
    (#"{1️⃣"other": {}}"#, "SK0513", "the enum 'Status' has no case 'other'"),
  ])
  func `what does not fit the case is an error at its place`(value: String, code: String, message: String) {
    for state in [
      #", "made": {"type": "Status", "default": \#(value)}"#,
      #", "made": {"type": "[Status?]", "default": [\#(value)]}"#,
    ] { assertDiagnostics(Self.schema(#""reduce": "none""#, state: state), .error(code, message)) }
    assertDiagnostics(Self.schema(#""set": {"status": \#(value)}"#), .error(code, message))
    assertDiagnostics(Self.bridge(#""on": "changed", "with": {"status": \#(value)}"#), .error(code, message))
  }

  @Test func `a misspelled name gets a suggestion`() {
    assertDiagnostics(
      Self.schema(#""set": {"status": {"failed": {1️⃣"raeson": "x", "code": 1}}}"#),
      .error("SK0516", "the case 'failed' has no value 'raeson'", suggestion: "reason")
    )
    assertDiagnostics(
      Self.schema(#""set": {"status": {1️⃣"laoded": 1}}"#),
      .error("SK0513", suggestion: "loaded")
    )
  }

  @Test func `an enum without values has no objects`() {
    assertDiagnostics(
      Self.schema(#""set": {"phase": 1️⃣{"active": 1}}"#),
      .error("SK0511", "expected the name of a case in a string for 'Phase', found an object")
    )
  }

  @Test func `code is not a value beside an action, unless a case has the name of its key`() {
    assertDiagnostics(Self.schema(#""set": {"status": {1️⃣"swift": "x"}}"#), .error("SK0511"))
    assertDiagnostics(Self.schema(#""set": {"status": {"deep": {"inner": {"swift": 3}}}}"#))
  }

  // MARK: Values of the payload and of the state

  @Test(arguments: [
    (
      #""status": {"failed": {"code": "$number", "reason": "$text"}}"#,
      "state.status = Status.failed(reason: text, code: number)"
    ),
    (#""other": {"loaded": "@count"}"#, "state.other = Status.loaded(state.count)"),
    (#""status": {"pair": ["$number", 1]}"#, "state.status = Status.pair(number, 1)"),
    (#""status": {"maybe": "@name"}"#, "state.status = Status.maybe(state.name)"),
    (#""status": {"named": {"name": "$$text"}}"#, #"state.status = Status.named(name: "$text")"#),
    (
      #""status": {"deep": {"inner": {"full": "@history"}}}"#,
      "state.status = Status.deep(inner: Inner.full(state.history))"
    ),
    (
      #""status": {"mixed": {"0": "@hand", "at": "$number"}}"#,
      "state.status = Status.mixed(state.hand, at: number)"
    ),
  ])
  func `a value of a case is one of the payload or the state`(set: String, line: String) {
    let schema = Self.schema(#""set": {\#(set)}"#)
    assertDiagnostics(schema)
    #expect(generated(schema).contains("\(line)\n"))
  }

  @Test func `several values are read before the first changes`() {
    let schema = Self.schema(
      #""set": {"count": "$number", "status": {"loaded": "@count"}}, "append": {"history": {"named": {"name": "$text"}}}"#
    )
    assertDiagnostics(schema)
    let text = generated(schema)
    #expect(text.contains("let read0 = state.count\n"))
    #expect(text.contains("state.status = Status.loaded(read0)\n"))
    #expect(text.contains("state.history.append(Status.named(name: text))\n"))
  }

  @Test(arguments: [
    (
      #"{"failed": {"reason": "$1️⃣number", "code": 1}}"#, "SK0527",
      "'$number' is 'Int', which does not fit 'String'"
    ),
    (#"{"named": {"name": "@1️⃣count"}}"#, "SK0527", "'@count' is 'Int', which does not fit 'String'"),
    (#"{"loaded": "$1️⃣nothing"}"#, "SK0526", "there is no '$nothing'"),
    (#"{"loaded": 1️⃣"$"}"#, "SK0211", nil), (#"{"loaded": "@1️⃣nothing"}"#, "SK0613", nil),
  ])
  func `a value that does not fit is an error`(value: String, code: String, message: String?) {
    assertDiagnostics(Self.schema(#""set": {"status": \#(value)}"#), .error(code, message))
  }

  @Test func `a text that names a value is a warning within a case, too`() {
    assertDiagnostics(
      Self.schema(#""set": {"status": {"named": {"name": 1️⃣"text"}}}"#),
      .warning("SK0529", suggestion: "$text")
    )
    assertDiagnostics(Self.schema(#""set": {"history": [{"named": {"name": "$text"}}]}"#))
  }

  // MARK: Bridges

  @Test(arguments: [
    (
      #"{"failed": {"reason": "$text", "code": "@count"}}"#,
      "taken(status: Status.failed(reason: text, code: state.count))"
    ),
    (#"{"named": {"name": "@name"}}"#, "guard let name = state.name else { return nil }"),
    (#"{"maybe": "@name"}"#, "taken(status: Status.maybe(state.name))"),
    (#"{"deep": {"inner": {"swift": "$number"}}}"#, "taken(status: Status.deep(inner: Inner.swift(number)))"),
    (
      #"{"named": {"name": "@status.named.name"}}"#, "guard let name = state.status.named else { return nil }"
    ),
    (
      #"{"named": {"name": "@other.failed.reason"}}"#,
      "guard let name = state.other?.failed?.reason else { return nil }"
    ),
  ])
  func `a bridge makes a case, unless a value is missing`(value: String, line: String) {
    let schema = Self.bridge(#""on": "changed", "with": {"status": \#(value)}"#)
    assertDiagnostics(schema)
    #expect(generated(schema).contains(line))
  }

  @Test func `two bridges that make the same case dispatch twice`() {
    let one = #"{"on": "changed", "dispatch": "taken", "with": {"status": {"loaded": "$number"}}}"#
    func schema(_ other: String) -> String {
      Self.bridge(#""on": "moved""#).replacing(#""bridges": ["#, with: #""bridges": [2️⃣\#(one), 1️⃣\#(other), "#)
    }
    assertDiagnostics(schema(one), .warning("SK0643", notes: ["2️⃣"]))
    assertDiagnostics(
      schema(one.replacing("$number", with: "@count")).replacing("2️⃣", with: "").replacing("1️⃣", with: "")
    )
  }

  // MARK: Paths

  @Test(arguments: [
    (#""name": "@status.failed.reason""#, "state.name = state.status.failed?.reason"),
    (#""name": "@status.named""#, "state.name = state.status.named"),
    (#""name": "@status.named.name""#, "state.name = state.status.named"),
    (#""name": "@other.named.name""#, "state.name = state.other?.named"),
    (#""name": "@status.deep.inner.full.first.named""#, "state.name = state.status.deep?.full?.first?.named"),
  ])
  func `a path leads through a case`(set: String, line: String) {
    let schema = Self.schema(#""set": {\#(set)}"#)
    assertDiagnostics(schema)
    #expect(generated(schema).contains("\(line)\n"))
  }

  @Test(arguments: [
    (#""name": "@1️⃣status.loaded""#, "SK0527", "'@status.loaded' is 'Int?', which does not fit 'String?'"),
    (
      #""name": "@1️⃣status.failed""#, "SK0527",
      "is '(reason: String, code: Int)?', which does not fit 'String?'"
    ),
    (#""name": "@status.failed.1️⃣raeson""#, "SK0613", "has no property 'raeson'"),
  ])
  func `a path through a case that leads to another type is an error`(
    set: String,
    code: String,
    message: String
  ) {
    let suggestion = set.contains("raeson") ? "reason" : nil
    assertDiagnostics(Self.schema(#""set": {\#(set)}"#), .error(code, message, suggestion: suggestion))
  }

  // MARK: Conditions

  @Test(arguments: [
    (#"{"path": "$status", "is": "failed"}"#, "guard status.failed != nil else"),
    (#"{"path": "!$status", "is": "failed"}"#, "guard status.failed == nil else"),
    (#"{"path": "status", "is": "maybe"}"#, "guard state.status.maybe != nil else"),
    (#"{"path": "other", "is": "named"}"#, "guard state.other?.named != nil else"),
    (#"{"path": "!other", "is": "named"}"#, "guard state.other != nil && state.other?.named == nil else"),
    (
      #"{"path": "!status.deep.inner", "is": "full"}"#,
      "guard state.status.deep != nil && state.status.deep?.full == nil else"
    ),
    (
      #"{"any": [{"path": "!other", "is": "named"}, {"path": "$status", "is": "idle"}]}"#,
      "guard (state.other != nil && state.other?.named == nil) || status == Status.idle else"
    ),
    (#"{"path": "post.status", "is": "loaded"}"#, "guard state.post?.status.loaded != nil else"),
    (
      #"{"path": "!post.status", "is": "loaded"}"#,
      "guard state.post?.status != nil && state.post?.status.loaded == nil else"
    ), (#"{"path": "post.last", "is": "loaded"}"#, "guard state.post?.last?.loaded != nil else"),
    (#"{"path": "$status", "is": {"loaded": 3}}"#, "guard status == Status.loaded(3) else"),
    (#"{"path": "$status.loaded", "is": 3}"#, "guard status.loaded == 3 else"),
    (#"{"path": "$status.failed.code", "is": 3}"#, "guard status.failed?.code == 3 else"),
    (#"{"path": "$status.loaded", "is": null}"#, "guard status.loaded == nil else"),
  ])
  func `is names a case, whatever its values are, or compares them`(condition: String, line: String) {
    let schema = Self.bridge(#""on": "moved", "when": \#(condition)"#, dispatch: "ended")
    assertDiagnostics(schema)
    #expect(generated(schema).contains(line))
  }

  @Test(arguments: [
    (#"{"path": "$status", "is": 1️⃣"begun"}"#, "SK0513"),
    (#"{"path": "$status", "is": {"loaded": 1️⃣"x"}}"#, "SK0511"),
    (#"{"path": "$status", "is": {"idle": 1️⃣1}}"#, "SK0516"),
    (#"{"path": "$status.1️⃣failed", "is": "x"}"#, "SK0631"),
  ])
  func `is compares with a case that exists`(condition: String, code: String) {
    assertDiagnostics(
      Self.bridge(#""on": "moved", "when": \#(condition)"#, dispatch: "ended"),
      .error(code)
    )
  }

  @Test func `only the case itself can be tested if its values are not Equatable`() {
    func schema(_ value: String) -> String {
      Self.bridge(#""on": "moved", "when": {"path": "1️⃣$status", "is": \#(value)}"#, dispatch: "ended")
        .replacing(#""statekit": 1,"#, with: #""statekit": 1, "conformances": ["-Equatable"],"#)
    }
    assertDiagnostics(schema(#""loaded""#).replacing("1️⃣", with: ""))
    assertDiagnostics(
      schema(#""idle""#).replacing(#"1️⃣$"#, with: "$1️⃣"),
      .error("SK0631", "as 'Status' is not Equatable")
    )
  }

  @Test(arguments: [
    (#""failed""#, #""idle""#, false), (#""failed""#, #"{"loaded": 3}"#, false),
    (#""loaded""#, #"{"loaded": 3}"#, true),
    (#"{"loaded": 3}"#, #""loaded""#, true), (#"{"loaded": 3}"#, #"{"loaded": 4}"#, false),
  ])
  func `a case and the case with its values can both hold`(first: String, second: String, isTwice: Bool) {
    func bridge(_ value: String) -> String {
      #"{"on": "moved", "dispatch": "ended", "when": {"path": "$status", "is": \#(value)}}"#
    }
    let schema = Self.bridge(#""on": "changed", "when": {"path": "status", "is": "idle"}"#, dispatch: "ended")
      .replacing(#""bridges": ["#, with: #""bridges": [2️⃣\#(bridge(first)), 1️⃣\#(bridge(second)), "#)
    if isTwice {
      assertDiagnostics(schema, .warning("SK0643", notes: ["2️⃣"]))
    } else {
      assertDiagnostics(schema.replacing("1️⃣", with: "").replacing("2️⃣", with: ""))
    }
  }

  @Test(arguments: [(#""loaded""#, #"{"loaded": 3}"#), (#"{"loaded": 3}"#, #""loaded""#)])
  func `another case and the case with its values cannot both hold`(first: String, second: String) {
    func bridge(_ value: String) -> String {
      let sign = value.first == "{" ? "" : "!"
      return #"{"on": "moved", "dispatch": "ended", "when": {"path": "\#(sign)$status", "is": \#(value)}}"#
    }
    assertDiagnostics(
      Self.bridge(#""on": "changed", "when": {"path": "status", "is": "idle"}"#, dispatch: "ended")
        .replacing(#""bridges": ["#, with: #""bridges": [\#(bridge(first)), \#(bridge(second)), "#)
    )
  }
}

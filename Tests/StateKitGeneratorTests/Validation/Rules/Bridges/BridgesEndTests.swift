import Testing

@testable import StateKitGenerator

struct BridgesEndTests {
  @Test func `bridges in a cycle are an error that prints it`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"actions": {"a": {}, "b": {}, "c": {}}, "bridges": [
          1️⃣{"on": "a", "dispatch": "b"}, 2️⃣{"on": "b", "dispatch": "c"}, 3️⃣{"on": "c", "dispatch": "a"}]}
        """#
      ),
      .error("SK0640", "these bridges never end (a → b → c → a): remove one", notes: ["2️⃣", "3️⃣"])
    )
  }

  @Test func `a bridge to its own action is a cycle`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"a": {}}, "bridges": [1️⃣{"on": "a", "dispatch": "a"}]}"#),
      .error("SK0640", "(a → a)")
    )
  }

  @Test func `with a when on the way it is a warning`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"isOn": "Bool"}, "actions": {"a": {}, "b": {}}, "bridges": [
          1️⃣{"on": "a", "dispatch": "b"}, 2️⃣{"on": "b", "dispatch": "a", "when": "isOn"}]}
        """#
      ),
      .warning("SK0641", "these bridges form a cycle (a → b → a)", notes: ["2️⃣"])
    )
  }

  @Test func `a cycle may go through several domains`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"feed": "Feed", "other": "Other"}, "bridges": [
          1️⃣{"on": "other.done", "dispatch": "feed.list.reload"}]},
        "Feed": {"actions": {"loaded": {}}, "children": {"list": "List", "other": "Other"}, "bridges": [
          2️⃣{"on": "list.reload", "dispatch": "loaded"}]},
        "List": {"actions": {"reload": {}}},
        "Other": {"actions": {"done": {}, "start": {}}, "bridges": [3️⃣{"on": "start", "dispatch": "done"}]},
        "Root": {"children": {"app": "App"}, "bridges": [
          4️⃣{"on": "app.feed.loaded", "dispatch": "app.other.start"}]}}}
      """#,
      .error(
        "SK0640",
        at: "4️⃣",
        "(app.feed.loaded → app.other.start → app.other.done → app.feed.list.reload → app.feed.loaded)",
        notes: ["3️⃣", "1️⃣", "2️⃣"]
      )
    )
  }

  @Test func `one domain in two places counts as two`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Light": {"actions": {"on": {}, "off": {}}, "bridges": [{"on": "on", "dispatch": "off"}]},
        "App": {"children": {"left": "Light", "right": "Light"}, "bridges": [{"on": "left.off", "dispatch": "right.on"}]}}}
      """#
    )
  }

  // MARK: Starts that are left out

  private static func upload(_ keys: String, bridges: String, id: String = "") -> String {
    #"""
    {"statekit": 1, "domains": {"App": {"children": {"upload": "Upload"}}, "Upload": {
      "state": {"isOn": "Bool", "other": "Int"},
      "actions": {"began": "(\#(id))", "wasBusy": "(\#(id))", "seen": "(\#(id))"},
      "effects": {"work": {"on": "began", "policy": "first", \#(keys)}},
      "bridges": [\#(bridges)]}}}
    """#
  }

  @Test(arguments: [
    (#""skipped": "1️⃣began""#, "", "", "(began → began)"),
    (#""skipped": "1️⃣wasBusy""#, #"2️⃣{"on": "wasBusy", "dispatch": "began"}"#, "", "(began → wasBusy → began)"),
    (
      #""skipped": "1️⃣wasBusy", "id": "$id""#, #"2️⃣{"on": "wasBusy", "dispatch": "began"}"#, "id: Int",
      "(began → wasBusy → began)"
    ),
    (
      #""skipped": "1️⃣wasBusy", "id": "$id""#,
      #"2️⃣{"on": "wasBusy", "dispatch": "began", "with": {"id": "$id"}}"#, "id: Int",
      "(began → wasBusy → began)"
    ),
  ])
  func `a start that is left out does not lead to the next one`(
    keys: String,
    bridges: String,
    id: String,
    path: String
  ) {
    assertDiagnostics(
      Self.upload(keys, bridges: bridges, id: id),
      .error(
        "SK0645",
        "a start of 'work' that is left out leads to the next one \(path)",
        notes: bridges.isEmpty ? [] : ["2️⃣"]
      )
    )
  }

  @Test(arguments: [
    (#""skipped": "wasBusy""#, #"{"on": "wasBusy", "dispatch": "seen"}"#, ""),
    (#""skipped": "wasBusy""#, #"{"on": "wasBusy", "dispatch": "began", "when": "isOn"}"#, ""),
    (#""skipped": "wasBusy", "when": "isOn""#, #"{"on": "wasBusy", "dispatch": "began"}"#, ""),
    (#""skipped": "wasBusy", "until": "wasBusy""#, #"{"on": "wasBusy", "dispatch": "began"}"#, ""),
    (
      #""skipped": "wasBusy", "id": "$id""#,
      #"{"on": "wasBusy", "dispatch": "began", "with": {"id": "@other"}}"#, "id: Int"
    ),
  ])
  func `what may end it is not reported`(keys: String, bridges: String, id: String) {
    assertDiagnostics(Self.upload(keys, bridges: bridges, id: id))
  }

  @Test func `a request that is left out is one as well, also seen from above`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"children": {"feed": "Feed"}, "actions": {"asked": {}}, "bridges": [
          1️⃣{"on": "feed.wasBusy", "dispatch": "asked"}, 2️⃣{"on": "asked", "dispatch": "feed.load.request"}]},
        "Feed": {"actions": {"wasBusy": {}},
          "requests": {"load": {"output": "Int", "policy": "first", "skipped": "3️⃣wasBusy"}}}}}
      """#,
      .error(
        "SK0645",
        at: "1️⃣",
        "(feed.wasBusy → asked → feed.load.request → feed.wasBusy)",
        notes: ["2️⃣", "3️⃣"]
      )
    )
  }

  @Test func `bridges of a domain that contains itself are left alone`() {
    assertDiagnostics(
      withDomain(
        #"{"actions": {"a": {}}, "children": {1️⃣"test": "Test"}, "bridges": [{"on": "a", "dispatch": "test.a"}]}"#
      ),
      .error("SK0602")
    )
  }

  @Test func `many bridges in a row take linear time and no stack`() {
    let count = 20_000
    let actions = (0...count).map { #""a\#($0)": {}"# }.joined(separator: ", ")
    let bridges = (0..<count).map { #"{"on": "a\#($0)", "dispatch": "a\#($0 + 1)"}"# }.joined(separator: ", ")
    assertDiagnostics(
      withDomain(#"{"actions": {\#(actions)}, "bridges": [\#(bridges)], "allow": ["SK0703"]}"#)
    )
  }
}

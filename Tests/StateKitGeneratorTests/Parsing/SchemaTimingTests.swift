import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Timers, conditions in place of actions, and pauses.
struct SchemaTimingTests {
  @Test(arguments: [
    ("1ms", 1000), ("300ms", 300_000), ("1s", 1_000_000), ("1.5s", 1_500_000), ("0.001s", 1000),
    ("0.5ms", 500),
    ("2min", 120_000_000), ("1h", 3_600_000_000), ("0.25h", 900_000_000), ("0.001ms", 1), ("007s", 7_000_000),
    ("999999.999h", 3_599_999_996_400_000),
  ])
  func `a time is a number with a unit`(text: String, microseconds: Int) {
    expectEqual(TimeSchema(text)?.microseconds, microseconds)
    expectEqual(TimeSchema(text)?.text, text)
  }

  @Test(arguments: [
    "", "1", "s", "ms", "1 s", "1S", "0s", "0.000s", "-1s", "+1s", "1.s", ".5s", "1.2.3s", "1.2345s", "1e3s",
    "1us",
    "1000000s", "٣s", "1.5", "1ss", "s1", "99999999999999999999s",
  ])
  func `another text is no time`(text: String) {
    #expect(TimeSchema(text) == nil)
    assertDiagnostics(
      schema(#"{"on": "began", "debounce": 1️⃣"\#(text)"}"#),
      .error("SK0222", "'debounce' is a positive number with a unit, such as")
    )
  }

  private func schema(_ effect: String) -> String {
    #"""
    {
      "statekit": 1,
      "domains": {
        "Test": {
          "state": {"isOn": "Bool = false", "room": "Int?"},
          "actions": {
            "began": "(id: Int)", "ended": {}, "ticked": {}, 3️⃣"said": "(id: Int)", 4️⃣"heard": "(text: String)",
            "broke": "E"
          },
          "effects": {6️⃣"work": \#(effect)}
        }
      },
      "types": {"E": {"enum": ["a"]}}
    }
    """#
  }

  @Test(arguments: [
    #"{"on": "began", "debounce": "1s"}"#,
    #"{"on": "began", "debounce": "1s", "policy": "latest", "id": "$id"}"#,
    #"{"kind": "timer", "interval": "1s", "on": "began", "until": "ended", "output": "ticked"}"#,
    #"{"kind": "timer", "interval": "1s", "on": "began", "id": "$id", "output": "said"}"#,
    #"{"kind": "timer", "interval": "1s", "on": "began", "debounce": "1s", "output": "ticked"}"#,
    #"{"kind": "timer", "interval": "1s", "while": "isOn", "output": "ticked"}"#,
    #"{"while": {"any": ["!isOn", {"path": "room", "is": 1}]}, "with": {"room": "@room"}}"#,
    #"{"while": "isOn", "kind": "fireAndForget"}"#,
  ])
  func `an effect that is whole is right`(effect: String) {
    assertDiagnostics(schema(effect))
  }

  @Test func `an effect needs an action or a condition`() {
    assertDiagnostics(
      schema(#"1️⃣{"kind": "task"}"#),
      .error("SK0202", "an effect needs one of the keys 'on', 'onChange', 'onMade', 'onGone' and 'while'")
    )
  }

  @Test(arguments: [
    (#""on": "1️⃣began""#, "on"), (#""until": "1️⃣ended""#, "until"), (#""when": "1️⃣isOn""#, "when"),
    (#""policy": 1️⃣"first""#, "policy"), (#""debounce": 1️⃣"1s""#, "debounce"),
  ])
  func `a condition stands alone`(other: String, key: String) {
    assertDiagnostics(
      schema(#"{"while": 2️⃣"isOn", \#(other)}"#),
      .error(
        "SK0677",
        "'while' says when the effect begins and ends, so that '\(key)' has no meaning",
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `a condition in place of an action reads the state`() {
    assertDiagnostics(
      schema(#"{"while": {"all": ["isOn", "$1️⃣id"]}}"#),
      .error("SK0677", "this condition is about the state alone, so that there is no value '$id'")
    )
  }

  @Test(arguments: [
    (#"{"on": "began", "interval": 1️⃣"1s"}"#, "'interval' is for an effect of the kind \"timer\""),
    (
      #"{"on": "began", "kind": "timer", "interval": "1s", "output": "ticked", "failure": "1️⃣broke"}"#,
      "a timer has no closure, so that 'failure' has no meaning"
    ),
    (
      #"{"on": "began", "kind": "timer", "interval": "1s", "output": "ticked", "with": {1️⃣"a": "@isOn"}}"#,
      "a timer has no closure, so that 'with' has no meaning"
    ),
  ])
  func `a timer has an interval and an action, and nothing else has`(effect: String, message: String) {
    assertDiagnostics(schema(effect), .error("SK0678", message))
  }

  @Test(arguments: ["interval", "output"])
  func `a timer lacks nothing`(key: String) {
    let rest = key == "output" ? #""interval": "1s""# : #""output": "ticked""#
    let text = schema(#"{"on": "began", "kind": "timer", \#(rest)}"#).replacing("6️⃣", with: "1️⃣")
    assertDiagnostics(text, .error("SK0678", "the timer 'work' needs '\(key)'"))
  }

  @Test(arguments: [("heard", "4️⃣", ""), ("said", "3️⃣", ""), ("heard", "4️⃣", #""id": "$id", "#)])
  func `a timer has no values but its id`(output: String, note: String, id: String) {
    assertDiagnostics(
      schema(#"{"on": "began", \#(id)"kind": "timer", "interval": "1s", "output": "1️⃣\#(output)"}"#),
      .error("SK0679", "the timer 'work' has no values for '\(output)'", notes: [note])
    )
  }

  @Test(arguments: ["first", "every", "queue", "again"])
  func `a pause is for the policy 'latest'`(policy: String) {
    assertDiagnostics(
      schema(#"{"on": "began", "debounce": 2️⃣"1s", "policy": 1️⃣"\#(policy)"}"#),
      .error("SK0669", "'debounce' replaces what waits or runs", notes: ["2️⃣"])
    )
    assertDiagnostics(
      withDomain(#"{"requests": {"load": {"debounce": 2️⃣"1s", "policy": 1️⃣"\#(policy)"}}}"#),
      .error("SK0669", "'debounce' replaces what waits or runs", notes: ["2️⃣"])
    )
  }

  @Test func `an effect without an action gives no action of an element`() {
    assertDiagnostics(
      #"""
      {
        "statekit": 1,
        "domains": {
          "App": {
            "state": {"isOn": "Bool = true"},
            "children": {"rows": {"domain": "Row", "kind": "each"}},
            "effects": {"work": {"while": "isOn", "output": "1️⃣rows.shown"}}
          },
          "Row": {"state": {"id": "Int"}, "actions": {"shown": {"reduce": "none"}}}
        }
      }
      """#,
      .error("SK0673", "the effect 'work' gives an action of one of 'rows'")
    )
  }

  // MARK: Values for work that runs, and starts that are left out

  @Test(arguments: [
    #"{"on": "began", "feeds": "heard"}"#,
    #"{"on": "began", "kind": "stream", "output": "heard", "feeds": "ticked"}"#,
    #"{"while": "isOn", "kind": "fireAndForget", "feeds": "said"}"#,
    #"{"on": "began", "policy": "first", "skipped": "ticked"}"#,
    #"{"on": "began", "policy": "first", "id": "$id", "skipped": "said"}"#,
    #"{"on": "began", "policy": "first", "kind": "timer", "interval": "1s", "output": "ticked", "skipped": "ended"}"#,
  ])
  func `an effect takes values while it runs, and tells of starts that are left out`(effect: String) {
    assertDiagnostics(schema(effect))
  }

  @Test(arguments: ["latest", "every", "queue", "again"])
  func `only one policy leaves a start out`(policy: String) {
    assertDiagnostics(
      schema(#"{"on": "began", "policy": 2️⃣"\#(policy)", "skipped": "1️⃣ticked"}"#),
      .error("SK0634", "'skipped' tells of a start that the policy \"first\" leaves out", notes: ["2️⃣"])
    )
    assertDiagnostics(
      withDomain(
        #"{"actions": {"a": {}}, "requests": {"load": {"policy": 2️⃣"\#(policy)", "skipped": "1️⃣a"}}}"#
      ),
      .error("SK0634", "'skipped' tells of a start that the policy \"first\" leaves out", notes: ["2️⃣"])
    )
  }

  @Test func `without a policy nothing is left out`() {
    assertDiagnostics(
      schema(#"{"on": "began", "skipped": "1️⃣ticked"}"#),
      .error("SK0634", "and 'work' has the policy \"latest\"")
    )
  }

  @Test func `a start that is left out has no values`() {
    assertDiagnostics(
      schema(#"{"on": "began", "policy": "first", "skipped": "1️⃣heard"}"#),
      .error("SK0679", "there are no values for 'heard' if 'work' is left out", notes: ["4️⃣"])
    )
    assertDiagnostics(
      withDomain(
        #"""
        {"actions": {2️⃣"a": "(text: String)"},
         "requests": {"load": {"input": "(id: Int)", "id": "$id", "policy": "first", "skipped": "1️⃣a"}}}
        """#
      ),
      .error("SK0679", "there are no values for 'a' if 'load' is left out", notes: ["2️⃣"])
    )
  }

  @Test func `a timer takes no values`() {
    assertDiagnostics(
      schema(#"{"on": "began", "kind": "timer", "interval": "1s", "output": "ticked", "feeds": "1️⃣heard"}"#),
      .error("SK0678", "a timer has no closure, so that 'feeds' has no meaning")
    )
  }

  @Test func `unknown actions are errors at their places`() {
    assertDiagnostics(schema(#"{"on": "began", "feeds": "1️⃣zzz"}"#), .error("SK0610"))
    assertDiagnostics(schema(#"{"on": "began", "policy": "first", "skipped": "1️⃣zzz"}"#), .error("SK0610"))
  }
}

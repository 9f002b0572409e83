#if Inspector
import StateKit
import StateKitRecording
import Testing

@testable import StateKitInspector

/// A conversation of a page with an app.
@MainActor
struct PageSessionTests {
  private let store = Store.lamp()

  /// A session with the lines that it sends.
  private func session(historyLength: Int = 100, greatestSize: Int = 1_000_000) -> (
    session: PageSession<LampState, LampAction>, store: InspectedStore<LampState, LampAction>,
    answers: Answers
  ) {
    let answers = Answers()
    let inspected = InspectedStore(store, historyLength: historyLength)
    let session = PageSession(inspected, greatestSize: greatestSize) { answers.append($0) }
    return (session, inspected, answers)
  }

  private func lines(_ message: String) -> [String] {
    (JSONText(message)["lines"]?.strings ?? [])
  }

  @Test func `a page gets the lines with causes and changes`() async {
    let (session, _, answers) = session()
    store.dispatchHere(.switched)
    await session.receive(#"{"do": "lines", "from": 1}"#)
    let message = await answers.next()
    #expect(JSONText(message)["first"]?.text == "1")
    #expect(
      lines(message).map(\.withoutTime) == [
        #"{"state": {"count": 0, "isOn": false}}"#,
        #"{"action": "switched", "source": "App/View.swift:7", "#
          + #""changed": [{"path": "isOn", "before": false, "after": true}]}"#,
        #"{"action": "counted", "payload": {"by": 1}, "#
          + #""cause": {"line": 2, "by": "bridge", "at": "Lamp.statekit.json"}, "source": "App/View.swift:7", "#
          + #""changed": [{"path": "count", "before": 0, "after": 1}]}"#,
      ]
    )
  }

  @Test func `a page that asks again gets the lines that have come meanwhile`() async {
    let (session, _, answers) = session()
    await session.receive(#"{"do": "lines", "from": 2}"#)
    store.dispatchHere(.counted(by: 5))
    let message = await answers.next()
    #expect(lines(message).count == 1)
    #expect(JSONText(message)["first"]?.text == "2")
  }

  @Test func `a long message ends, and the page asks for the lines after it`() async {
    let (session, _, answers) = session(greatestSize: 200)
    for _ in 1...5 { store.dispatchHere(.counted(by: 1)) }
    var (next, counts) = (1, [Int]())
    while next < 7 {
      await session.receive(#"{"do": "lines", "from": \#(next)}"#)
      counts.append(lines(await answers.next()).count)
      next += counts.last ?? 0
    }
    #expect(counts.count > 2 && counts.reduce(0, +) == 6)
  }

  @Test func `a sensitive value does not leave the app`() async {
    let (session, _, answers) = session()
    store.dispatchHere(.unlocked(code: "1234"))
    await session.receive(#"{"do": "lines", "from": 1}"#)
    let message = await answers.next()
    #expect(message.contains("•••"))
    #expect(!message.contains("1234"))
  }

  @Test func `the app goes back, and returns`() async {
    let (session, _, answers) = session()
    for _ in 1...3 { store.dispatchHere(.counted(by: 1)) }
    await session.receive(#"{"do": "show", "line": 2, "number": 7}"#)
    #expect(await answers.next() == #"{"number": 7, "shown": 2, "waiting": 0}"#)
    #expect(store.state.count == 1)
    store.dispatchHere(.counted(by: 10))
    #expect(store.state.count == 1)
    await session.receive(#"{"do": "show", "line": 1, "number": 8}"#)
    #expect(await answers.next() == #"{"number": 8, "shown": 1, "waiting": 1}"#)
    await session.receive(#"{"do": "resume", "number": 9}"#)
    #expect(await answers.next() == #"{"number": 9, "waiting": 0}"#)
    #expect(store.state.count == 13)
  }

  @Test func `the app goes on from an earlier state`() async {
    let (session, inspected, answers) = session()
    for _ in 1...3 { store.dispatchHere(.counted(by: 1)) }
    await session.receive(#"{"do": "show", "line": 2, "number": 1}"#)
    store.dispatchHere(.counted(by: 10))
    await session.receive(#"{"do": "goOn", "number": 2}"#)
    _ = await answers.next()
    #expect(await answers.next() == #"{"number": 2, "waiting": 0}"#)
    store.dispatchHere(.counted(by: 100))
    #expect(store.state.count == 101)
    let last = inspected.history.lastLine
    #expect([last - 1, last].map { inspected.history[$0]?.state.count } == [1, 101])
  }

  @Test func `an action from the page is dispatched`() async {
    let (session, _, answers) = session()
    await session.receive(
      #"{"do": "dispatch", "text": "{\"action\": \"counted\", \"payload\": {\"by\": 4}}", "number": 1}"#
    )
    #expect(await answers.next() == #"{"number": 1, "waiting": 0}"#)
    #expect(store.state.count == 4)
  }

  @Test func `a recording is replayed without the actions that follow from others`() async {
    let (session, _, answers) = session()
    let recording = #"""
      {\"state\": {}}\n{\"action\": \"switched\"}\n{\"action\": \"counted\", \"payload\": {\"by\": 1}, \"cause\": {\"line\": 2}}
      """#
    await session.receive(#"{"do": "replay", "text": "\#(recording)", "number": 1}"#)
    #expect(await answers.next() == #"{"number": 1, "waiting": 0, "count": 1}"#)
    #expect(store.state == LampState(isOn: true, count: 1))
  }

  @Test func `a recorded state is put in place of the present one`() async {
    let (session, inspected, answers) = session()
    await session.receive(#"{"do": "reload", "text": "{\"isOn\": true, \"count\": 40}", "number": 1}"#)
    #expect(await answers.next() == #"{"number": 1, "waiting": 0}"#)
    store.dispatchHere(.counted(by: 2))
    #expect(store.state == LampState(isOn: true, count: 42))
    #expect(inspected.history[2]?.state.count == 40)
  }

  @Test(arguments: [
    (#"{"number": 1}"#, "There is no command."),
    (#"{"do": "fly", "number": 1}"#, "There is no command fly."),
    (#"{"do": "show", "line": 9, "number": 1}"#, "The app keeps the states of the lines 1 to 1."),
    (#"{"do": "show", "line": 0, "number": 1}"#, "The app keeps the states of the lines 1 to 1."),
    (#"{"do": "show", "line": \#(Int.min), "number": 1}"#, "The app keeps the states of the lines 1 to 1."),
    (#"{"do": "show", "line": \#(Int.max), "number": 1}"#, "The app keeps the states of the lines 1 to 1."),
    (#"{"do": "show", "line": 1e99, "number": 1}"#, "'line' is the number of a line."),
    (#"{"do": "lines", "from": 1e99, "number": 1}"#, "'from' is the number of a line."),
    (#"{"do": "show", "line": "a", "number": 1}"#, "'line' is the number of a line."),
    (#"{"do": "goOn", "number": 1}"#, "The app shows its present state."),
    (#"{"do": "dispatch", "number": 1}"#, "'text' is a string."),
    (#"{"do": "dispatch", "text": "{\"action\": \"a\"}", "number": 1}"#, "There is no action a."),
    (#"{"do": "replay", "text": "{\"action\": \"a\"}", "number": 1}"#, "line 1: There is no action a."),
  ])
  func `what cannot be done is refused`(message: String, reason: String) async {
    let (session, _, answers) = session()
    await session.receive(message)
    #expect(JSONText(await answers.next())["refused"]?.string == reason)
    #expect(store.state == LampState())
  }

  @Test func `lines may be asked for by any number`() async {
    let (session, inspected, answers) = session()
    await session.receive(#"{"do": "lines", "from": \#(Int.min)}"#)
    #expect(lines(await answers.next()).count == 1)
    #expect(inspected.history.entries(from: .max, atMost: .max).entries.isEmpty)
    #expect(inspected.history.entries(from: 1, atMost: .max).entries.count == 1)
  }

  @Test func `nothing is dispatched while the app shows an earlier state`() async {
    let (session, inspected, answers) = session()
    await session.receive(#"{"do": "show", "line": 1, "number": 1}"#)
    await session.receive(#"{"do": "dispatch", "text": "{\"action\": \"switched\"}", "number": 2}"#)
    _ = await answers.next()
    #expect(await answers.next().contains("resume first"))
    inspected.stop()
    #expect(store.state == LampState())
    store.dispatchHere(.switched)
    #expect(inspected.history.lastLine == 1)
  }
}

@MainActor
struct ClosedPageTests {
  private let store = Store.lamp()

  /// A page that shows the first line.
  private func page(of inspected: InspectedStore<LampState, LampAction>) async
    -> InspectorServer.Conversation
  {
    let page = await Inspector.converse(about: inspected)
    await page.receive(#"{"do": "show", "line": 1, "number": 1}"#)
    return page
  }

  @Test func `after the last page was closed the app runs again`() async {
    let inspected = InspectedStore(store, historyLength: 100)
    store.dispatchHere(.counted(by: 1))
    let (first, second) = (await page(of: inspected), await page(of: inspected))
    #expect(store.state.count == 0)
    await first.end()
    #expect(inspected.shownLine == 1)
    await second.end()
    #expect(inspected.shownLine == nil && store.state.count == 1)
  }
}

/// What a session has sent.
private final class Answers: Sendable {
  private let (stream, continuation) = AsyncStream<String>.makeStream()

  func append(_ text: String) { continuation.yield(text) }

  func next() async -> String {
    for await text in stream { return text }
    return ""
  }
}

extension String {
  /// The line without its time, which depends on the clock.
  fileprivate var withoutTime: String {
    guard let start = range(of: #", "time": "#),
      let end = self[start.upperBound...].firstIndex(where: { $0 == "," || $0 == "}" })
    else { return self }
    return String(self[..<start.lowerBound] + self[end...])
  }

  private func range(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map {
      $0..<self.index($0, offsetBy: text.count)
    }
  }
}

extension JSONText {
  fileprivate var strings: [String] { elements?.compactMap(\.string) ?? [] }
}
#endif

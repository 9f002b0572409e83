import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct RecordedTestTests {
  /// The test of a recording.
  private func text(
    _ recording: String,
    _ domains: String,
    types: String = "{}",
    lines: ClosedRange<Int>? = nil,
    code: [String: String] = [:]
  ) throws -> String {
    let schema =
      #"{ "statekit": 1, "conformances": ["Recordable"], "domains": { \#(domains) }, "types": \#(types) }"#
    let model = try model(of: ["App.statekit.json": schema])
    let files = code.map { SourceFile(path: $0.key, text: $0.value) }
    let test = try #require(RecordedTest(model, domain: "App", module: "Shop", files: ["Shop": files]))
    let change = try test.file(for: Array(recording.utf8), lines: lines, named: "my visit.jsonl")
    guard case .new("MyVisitTests.swift") = change.target else { return "\(change.target)" }
    return String(decoding: change.contents, as: UTF8.self)
  }

  /// The lines of the test's function, without those in front of the first action.
  private func steps(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let steps = lines.drop { !$0.contains("store.send(") && !$0.contains("store.receive(") }
    return steps.prefix { !$0.contains("await store.finish()") && !$0.contains("// What still runs") }
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private let counter = #"""
    "App": { "state": { "count": "Int = 0", "isOn": "Bool = false" },
      "actions": { "added": { "payload": "(by: Int)", "add": { "count": "$by" } }, "switched": { "toggle": ["isOn"] },
        "hand": {} },
      "bridges": [{ "on": "switched", "dispatch": "added", "with": { "by": 1 } }] }
    """#

  @Test func `the whole file`() throws {
    let recording = #"""
      {"state": {"count": 2, "isOn": false}}
      {"action": "switched", "changed": [{"path": "isOn", "before": false, "after": true}]}
      {"action": "added", "payload": {"by": 1}, "cause": {"line": 2, "by": "bridge", "at": "App.statekit.json:1"}, "changed": [{"path": "count", "before": 2, "after": 3}]}
      """#
    try expectEqual(
      text(recording, counter),
      """
      import StateKit
      import StateKitTesting
      import Testing

      @testable import Shop

      /// The actions of an app, recorded in my visit.jsonl.
      @MainActor
      @Suite(.timeLimit(.minutes(1)))
      struct MyVisitTests {
        @Test("the whole of my visit.jsonl")
        func wholeRecording() async {
          let store = TestStore(
            Store<AppState, AppAction>.app(initialState: AppState(count: 2), reducer: .app(AppReducer()))
          )

          store.send(.switched) { $0.isOn = true }
          await store.receive(.added(by: 1)) { $0.count = 3 }
          await store.finish()
        }
      }

      """
    )
  }

  @Test func `the user's own store is taken, or the user's reducer`() throws {
    let recording = #"{"action": "hand", "state": {"count": 0, "isOn": false}}"# + "\n"
    func store(_ code: String) throws -> String {
      let lines = try text(recording, counter, code: ["Store.swift": code]).split(separator: "\n")
      return String(try #require(lines.first { $0.contains("let store") }))
    }
    let made = "    let store = TestStore(makeStore(from: AppState()))"
    try expectEqual(
      store(
        "@MainActor func makeStore(from state: AppState = AppState(), log: Bool = true) -> Store<AppState, AppAction> {}"
      ),
      made
    )
    try expectEqual(
      store("func makeStore(from state: App.AppState) -> StateKit.Store<AppState, AppAction> { .app() }"),
      made
    )
    #expect(
      try store("private func makeStore(from state: AppState) -> Store<AppState, AppAction> {}") != made
    )
    #expect(
      try store("func makeStore(from state: AppState, log: Bool) -> Store<AppState, AppAction> {}") != made
    )
    let reduced = try text(
      recording,
      counter,
      code: ["R.swift": "let counting: Reducer<AppState, AppAction> = .app(Hands())"]
    )
    #expect(reduced.contains("reducer: counting"))
    let handled = try text(recording, counter, code: ["R.swift": "struct Hands: AppReducing {}"])
    #expect(handled.contains("reducer: .app(Hands())"))
  }

  private let feed = #"""
    "App": { "state": { "isSlow": "Bool = false" },
      "actions": { "opened": { "payload": "(id: Int)", "reduce": "none" }, "left": { "payload": "(count: Int)", "reduce": "none" },
        "closed": { "reduce": "none" } },
      "requests": { "load": { "input": "(page: Int, size: Int)", "output": "(titles: [String])", "failure": "LoadError", "policy": "every" },
        "save": {} },
      "effects": { "watch": { "on": "opened", "kind": "stream", "output": "left", "until": "closed" },
        "tell": { "on": "closed", "kind": "fireAndForget" } } }
    """#

  @Test func `requests are answered in the recorded order, by what tells them apart`() throws {
    let recording = #"""
      {"state": {"isSlow": false}}
      {"action": "load.request", "payload": {"page": 1, "size": 9}, "changed": []}
      {"action": "load.request", "payload": {"page": 2, "size": 9}, "changed": []}
      {"action": "load.failure", "payload": {"error": "offline"}, "cause": {"line": 3, "by": "request", "name": "load"}, "changed": []}
      {"action": "load.success", "payload": {"titles": ["a"]}, "cause": {"line": 2, "by": "request", "name": "load"}, "changed": [{"path": "isSlow", "before": false, "after": true}]}
      """#
    let text = try text(recording, feed, types: #"{ "LoadError": { "enum": ["offline"] } }"#)
    expectEqual(
      steps(text),
      """
      store.send(.load(.request(page: 1, size: 9)))
      store.send(.load(.request(page: 2, size: 9)))
      await load.fail(with: .offline) { $0.page == 2 }
      await store.receive(.load(.failure(error: .offline)))
      await load.answer(with: ["a"])
      await store.receive(.load(.success(titles: ["a"]))) { $0.isSlow = true }
      """
    )
    #expect(text.contains("let load = EffectStub<(page: Int, size: Int), [String], LoadError>()"))
    #expect(
      text.contains("load: { (page, size) async throws(LoadError) in try await load.call((page, size)) }")
    )
  }

  @Test func `a stream sends its values, and work without an answer needs none`() throws {
    let recording = #"""
      {"state": {"isSlow": false}}
      {"action": "opened", "payload": {"id": 1}, "changed": []}
      {"action": "left", "payload": {"count": 3}, "cause": {"line": 2, "by": "effect", "name": "watch"}, "changed": []}
      {"action": "left", "payload": {"count": 2}, "cause": {"line": 2, "by": "effect", "name": "watch"}, "changed": []}
      {"action": "closed", "changed": []}
      {"action": "save.request", "changed": []}
      """#
    let text = try text(recording, feed, types: #"{ "LoadError": { "enum": ["offline"] } }"#)
    expectEqual(
      steps(text),
      """
      store.send(.opened(id: 1))
      await watch.send(3)
      await store.receive(.left(count: 3))
      await watch.send(2)
      await store.receive(.left(count: 2))
      store.send(.closed)
      store.send(.save(.request))
      """
    )
    #expect(text.contains("save: save.call, watch: watch.stream, tell: {}"))
    #expect(text.contains("store.skipEffects()"))
  }

  @Test func `what a test cannot bring about is sent, and says where it came from`() throws {
    let recording = #"""
      {"state": {"count": 0, "isOn": false}}
      {"action": "hand", "changed": []}
      {"action": "added", "payload": {"by": 1}, "cause": {"line": 2, "by": "dispatch"}, "source": "Shop/View.swift:9", "changed": []}
      {"action": "added", "payload": {"by": 2}, "cause": {"line": 2, "by": "bridge", "at": "Bridges.swift:7"}, "changed": []}
      {"action": "added", "payload": {"by": 3}, "cause": {"line": 2, "by": "effect"}, "source": "Shop/View.swift:9", "changed": []}
      {"action": "added", "payload": {"by": 4}, "cause": {"line": 1, "by": "effect", "name": "gone"}, "changed": []}
      """#
    expectEqual(
      steps(try text(recording, counter)),
      """
      store.send(.hand)
      // Other code dispatched it meanwhile at Shop/View.swift:9.
      store.send(.added(by: 1))
      // The bridge at Bridges.swift:7 dispatched it.
      store.send(.added(by: 2))
      // An effect dispatched it at Shop/View.swift:9.
      store.send(.added(by: 3))
      // It came of line 1, which is before this test.
      store.send(.added(by: 4))
      """
    )
    let own = try text(
      recording,
      counter,
      code: ["S.swift": "func s(_ s: AppState) -> Store<AppState, AppAction> {}"]
    )
    #expect(own.contains("await store.receive(.added(by: 2))"))
  }

  @Test func `lines are chosen, with the state before them and what comes of them at once`() throws {
    let recording = #"""
      {"state": {"count": 0, "isOn": false}}
      {"action": "added", "payload": {"by": 5}, "changed": [{"path": "count", "before": 0, "after": 5}]}
      {"action": "switched", "changed": [{"path": "isOn", "before": false, "after": true}]}
      {"action": "added", "payload": {"by": 1}, "cause": {"line": 3, "by": "bridge", "at": "App.statekit.json:1"}, "changed": [{"path": "count", "before": 5, "after": 6}]}
      {"action": "hand", "changed": []}
      """#
    let text = try text(recording, counter, lines: 3...3)
    #expect(
      text.contains(#"@Test("lines 3 to 3 of my visit.jsonl")"#) && text.contains("func lines3To3() async {")
    )
    #expect(text.contains("initialState: AppState(count: 5)"))
    expectEqual(
      steps(text),
      """
      store.send(.switched) { $0.isOn = true }
      await store.receive(.added(by: 1)) { $0.count = 6 }
      """
    )
  }

  @Test func `a recording without states asserts the actions alone`() throws {
    let text = try text(#"{"action": "switched"}"# + "\n", counter)
    #expect(text.contains("store.exhaustivity = .off") && text.contains("initialState: AppState()"))
    expectEqual(steps(text), "store.send(.switched)")
  }

  @Test func `lists, dictionaries, optional children, cases and stacks are changed in place`() throws {
    let domains = #"""
      "App": { "state": { "tags": "[String]", "counts": "[String: Int]", "names": "[Int: Name]", "pages": "Set<Int>" }, "actions": { "hand": {} },
        "children": { "rows": { "domain": "Row", "kind": "each" }, "sheet": { "domain": "Row", "kind": "optional" },
          "path": { "stack": { "row": "Row", "end": "End" } } } },
      "Row": { "state": { "id": "Int", "title": "String = \"\"", "price": "Double = 1.5" }, "actions": { "hand": {} } },
      "End": { "state": { "isIt": "Bool = true" }, "actions": { "hand": {} } }
      """#
    let recording = #"""
      {"state": {"tags": ["a"], "counts": {"x": 1}, "names": {"1": {"first": "Ann"}}, "pages": [1], "rows": [{"id": 1, "title": "", "price": 1.5}, {"id": 2, "title": "b", "price": 2}], "path": {"ids": [0], "elements": [{"row": {"_0": {"id": 9, "title": "", "price": 1.5}}}], "nextID": 1}}}
      {"action": "hand", "state": {"tags": ["a", "b"], "counts": {"y": 2}, "names": {"1": {"first": "Eva"}}, "pages": [1, 2], "rows": [{"id": 3, "title": "", "price": 1.5}, {"id": 2, "title": "c", "price": 2}], "sheet": {"id": 1, "title": "s", "price": 1.5}, "path": {"ids": [0, 1], "elements": [{"row": {"_0": {"id": 9, "title": "t", "price": 1.5}}}, {"end": {"_0": {"isIt": false}}}], "nextID": 2}}}
      {"action": "path.row.hand", "ids": [0], "state": {"tags": ["b"], "counts": {"y": 2}, "names": {}, "pages": [2], "rows": [], "path": {"ids": [0], "elements": [{"row": {"_0": {"id": 9, "title": "t", "price": 1.5}}}], "nextID": 2}}}
      {"action": "path.popFrom", "payload": {"id": 0}, "state": {"tags": ["b"], "counts": {"y": 2}, "names": {}, "pages": [2], "rows": [], "path": {"ids": [], "elements": [], "nextID": 2}}}
      {"action": "rows.hand", "ids": [7], "state": {"tags": ["b"], "counts": {"y": 2}, "names": {}, "pages": [2], "rows": [], "path": {"ids": [], "elements": [], "nextID": 2}}}
      """#
    let text = try text(recording, domains, types: #"{ "Name": { "struct": { "first": "String" } } }"#)
    expectEqual(
      steps(text),
      """
      store.send(.hand) {
        $0.tags.append("b")
        $0.counts["x"] = nil
        $0.counts["y"] = 2
        $0.names[1]?.first = "Eva"
        $0.pages.insert(2)
        $0.rows.remove(id: 1)
        $0.rows.insert(RowState(id: 3), at: 0)
        $0.rows[id: 2]?.title = "c"
        $0.sheet = RowState(id: 1, title: "s")
        $0.path[id: 0]?.row?.title = "t"
        $0.path.append(.end(EndState(isIt: false)))
      }
      store.send(.path(id: 0, action: .row(.hand))) {
        $0.tags.remove(at: 0)
        $0.names[1] = nil
        $0.pages.remove(1)
        $0.rows = []
        $0.sheet = nil
        $0.path.pop(from: 1)
      }
      store.send(.path(.popFrom(id: 0))) { $0.path.pop(from: 0) }
      store.send(.rows(id: 7, action: .hand))
      """
    )
    #expect(
      text.contains(#"RowState(id: 2, title: "b", price: 2)"#)
        && text.contains("path: [.row(RowState(id: 9))]")
    )
  }

  @Test func `a value of an unknown type is read from its JSON, and one of a known type is written`() throws {
    let domains = #"""
      "App": { "state": { "day": "Day?", "cat": "Cat?", "owner": "Cat.ID?" }, "actions": { "set": { "payload": "(day: Day)", "reduce": "none" } } }
      """#
    let recording = #"""
      {"state": {"cat": {"id": 7, "name": "Tom"}, "owner": 7}}
      {"action": "set", "payload": {"day": {"n": 1}}, "state": {"day": {"n": 1}, "cat": {"id": 7, "name": "Tom"}, "owner": 7}}
      """#
    let code = ["Cat.swift": "struct Cat: Codable, Identifiable { let id: Int; let name: String }"]
    let text = try text(recording, domains, code: code)
    #expect(text.contains("import Foundation\n") && text.contains("async throws {"))
    #expect(text.contains(##"let day: Day = try recorded(#"{"n": 1}"#)"##))
    #expect(text.contains(#"let tom = Cat(id: 7, name: "Tom")"#))
    #expect(text.contains("AppState(cat: tom, owner: 7)"))
    #expect(steps(text).hasPrefix("store.send(.set(day: day)) { $0.day = day }"))
    #expect(text.contains("private func recorded<Value: Decodable>(_ json: String) throws -> Value {"))
  }

  @Test func `numbers that JSON does not have are written as in Swift`() throws {
    let domains = #"""
      "App": { "state": { "level": "Double = 0", "height": "Float = 0", "price": "Decimal = 0" }, "actions": { "hand": {} } }
      """#
    let recording = #"""
      {"state": {"level": 0, "height": 0, "price": 0}}
      {"action": "hand", "state": {"level": "NaN", "height": "-Infinity", "price": "NaN"}}
      """#
    try expectEqual(
      steps(text(recording, domains)),
      """
      store.send(.hand) {
        $0.level = .nan
        $0.height = -.infinity
        $0.price = .nan
      }
      """
    )
  }

  @Test func `time that a schema names passes on a clock`() throws {
    let domains = #"""
      "App": { "state": { "isOn": "Bool = false" }, "actions": { "tapped": { "reduce": "none" }, "ticked": { "reduce": "none" } },
        "requests": { "find": { "debounce": "300ms" } },
        "effects": { "tick": { "kind": "timer", "interval": "1.5s", "on": "tapped", "output": "ticked" } } }
      """#
    let recording = #"""
      {"state": {"isOn": false}}
      {"action": "find.request", "changed": []}
      {"action": "find.success", "cause": {"line": 2, "by": "request", "name": "find"}, "changed": []}
      {"action": "tapped", "changed": []}
      {"action": "ticked", "cause": {"line": 4, "by": "effect", "name": "tick"}, "changed": []}
      """#
    let text = try text(recording, domains)
    expectEqual(
      steps(text),
      """
      store.send(.find(.request))
      await clock.waitForSleepers(1)
      await clock.advance(by: .milliseconds(300))
      await find.answer()
      await store.receive(.find(.success))
      store.send(.tapped)
      await clock.waitForSleepers(1)
      await clock.advance(by: .milliseconds(1500))
      await store.receive(.ticked)
      """
    )
    #expect(text.contains("let clock = TestClock()") && text.contains("StoreConfiguration(clock: clock)"))
  }

  @Test func `what goes on while a condition holds is answered without its beginning`() throws {
    let domains = #"""
      "App": { "state": { "isOn": "Bool = false" }, "actions": { "switched": { "toggle": ["isOn"] }, "ticked": { "reduce": "none" },
          "heard": { "payload": "(text: String)", "reduce": "none" }, "lost": { "payload": "(error: Lost)", "reduce": "none" } },
        "effects": { "tick": { "kind": "timer", "interval": "2s", "while": "isOn", "output": "ticked" },
          "listen": { "kind": "stream", "while": "isOn", "output": "heard", "failure": "lost" } } }
      """#
    let recording = #"""
      {"state": {"isOn": false}}
      {"action": "switched", "changed": [{"path": "isOn", "before": false, "after": true}]}
      {"action": "ticked", "cause": {"line": 2, "by": "effect", "name": "tick"}, "changed": []}
      {"action": "heard", "payload": {"text": "a"}, "cause": {"line": 2, "by": "effect", "name": "listen"}, "changed": []}
      {"action": "lost", "payload": {"error": "far"}, "cause": {"line": 2, "by": "effect", "name": "listen"}, "changed": []}
      """#
    let text = try text(recording, domains, types: #"{ "Lost": { "enum": ["far"] } }"#)
    expectEqual(
      steps(text),
      """
      store.send(.switched) { $0.isOn = true }
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(2))
      await store.receive(.ticked)
      await listen.send("a")
      await store.receive(.heard(text: "a"))
      await listen.fail(with: .far)
      await store.receive(.lost(error: .far))
      """
    )
    #expect(text.contains("listen: listen.stream") && text.contains("store.skipEffects()"))
  }

  @Test func `a recording that no test can have is refused at its line`() throws {
    func failure(_ recording: String, lines: ClosedRange<Int>? = nil) -> RecordedTest.Failure? {
      do {
        _ = try text(recording, counter, lines: lines)
        return nil
      } catch {
        return error as? RecordedTest.Failure
      }
    }
    expectEqual(failure("{\"action\": \"hand\"}\n{\"action\": \"gone\"}\n"), .unknownAction("gone", line: 2))
    expectEqual(failure(#"{"action": "hand", "ids": [1]}"#), .unknownAction("hand", line: 1))
    expectEqual(failure(#"{"action": "hand", "error": "no"}"#), .unwritten(line: 1, reason: "no"))
    expectEqual(failure(#"{"state": {}}"#), .noActions(lines: nil, count: 1))
    expectEqual(failure("{\"action\": \"hand\"}\n", lines: 5...9), .noActions(lines: 5...9, count: 1))
  }
}

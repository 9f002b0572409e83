import StateKitTestSupport
import Testing

@testable import StateKit

/// Awaiting what one action starts.
@MainActor
@Suite(.watched)
final class StoreRunTests {
  private let gates = [Gate(), Gate()]

  // An effect that still waits would leak.
  deinit { for gate in gates { gate.open() } }

  /// A store whose middleware answers the texts that are written.
  private func store(_ answers: [String: JournalEffect], counting: JournalEffect = .doNothing) -> JournalStore
  {
    .journal { action in action.write.map { answers[$0] ?? .doNothing } ?? counting }
  }

  /// An effect that takes several turns of the threads, and then sends its name.
  private func late(_ name: String) -> JournalEffect {
    .task {
      for _ in 0..<20 { await Task.yield() }
      return .write(name)
    }
  }

  private func waiting(_ name: String, for gate: Gate) -> JournalEffect {
    .task {
      await gate.wait()
      return .write(name)
    }
  }

  /// An effect that ends when it is cancelled.
  private func endless(_ started: Gate, _ cancelled: Gate = Gate()) -> JournalEffect {
    .callback(cancellationToken: "endless") { _, _ in
      started.open()
      return { cancelled.open() }
    }
  }

  @Test func `a run ends after the effects, and after those that their actions start`() async {
    let store = store(["a": late("b"), "b": .merge(late("c"), .just(.write("d"))), "d": late("e")])
    await store.run(.write("a"))
    expectEqual(store.entries.sorted(), ["a", "b", "c", "d", "e"])
    #expect(store.effects.isIdle)
  }

  @Test func `a run waits for effects of actions that are derived after its last effect has ended`() async {
    // The end of the effect that sends "b" comes between "c" and "d".
    let store = store(["a": late("b"), "b": .just(.write("c")), "c": .just(.write("d")), "d": late("e")])
    await store.run(.write("a"))
    expectEqual(store.entries, ["a", "b", "c", "d", "e"])
  }

  @Test func `a run whose action starts nothing ends at once`() async {
    let store = store(["b": endless(Gate())])
    store.dispatch(.write("b"))
    await store.run(.write("a"))
    expectEqual(store.entries, ["b", "a"])
    store.cancelEffects()
    #expect(store.effects.isIdle)
  }

  @Test func `a run waits for what bridges, subscribers, side effects and the effects of their actions do`()
    async
  {
    let bridges = BridgeMiddleware<JournalAction, JournalAction, Journal>()
      .bridge(\JournalAction.count >=> { .write("bridged") })
    let answers = JournalMiddleware { [self] action, _, _ in
      action.write.map { late("after \($0)") } ?? .doNothing
    }
    let limited = JournalMiddleware { action, source, state in
      action.write?.hasPrefix("after") == true
        ? .doNothing : answers.handle(action, from: source, state: state)
    }
    let store = Store.journal(JournalMiddleware(bridges <> limited))
    store.sideEffects.addAfterReducers { action, dispatch in
      if action == .count { dispatch(.write("side")) }
    }
    let subscription = store.subscribe(\.count) { [weak store] count in
      if count == 1 { store?.dispatch(.write("subscriber")) }
    }
    await store.run(.count)
    let direct = ["bridged", "side", "subscriber"]
    expectEqual(store.entries.sorted(), (direct.map { "after \($0)" } + direct).sorted())
    subscription.cancel()
  }

  @Test func `a run waits for the actions of declared bridges`() async {
    let middleware = AnyMiddleware<BoardAction, BoardAction, BoardState> { action, _, _ in
      guard case .cards(let action) = action, case .named(let name) = action.action else { return .doNothing }
      if name == "end" { return .doNothing }
      return .task {
        for _ in 0..<20 { await Task.yield() }
        return .cards(id: 1, action: .named("end"))
      }
    }
    let store = Store.withDeclaredBridges(
      initialState: BoardState(cards: [CardState(id: 1, names: ["a"])]),
      reducer: .board(),
      middleware: middleware,
      sideEffects: SideEffectRegistry(),
      configuration: StoreConfiguration()
    )
    await store.run(.cards(id: 1, action: .copied))
    expectEqual(store.cards[id: 1]?.names, ["a", "copy of a", "end"])
  }

  @Test func `a run waits for the parts of concatenated, delayed, queued and throttled effects`() async {
    let clock = ManualClock()
    let queued = JournalEffect.merge(
      late("q1").cancellable(by: "q", policy: .queue),
      late("q2").cancellable(by: "q", policy: .queue)
    )
    let throttled = JournalEffect.merge(
      late("t1").throttle("t", for: .seconds(5), latest: true),
      late("t2").throttle("t", for: .seconds(5), latest: true)
    )
    let effect = JournalEffect.merge(
      .concatenate(.just(.write("c1")), late("c2"), .just(.write("c3"))),
      late("d").delay(for: .seconds(3)),
      queued,
      throttled
    )
    let store = Store(
      initialState: Journal(),
      reducer: .journal,
      middleware: JournalMiddleware { action, _, _ in action == .count ? effect : .doNothing },
      configuration: StoreConfiguration(clock: clock)
    )
    let run = Task { await store.run(.count) }
    await clock.sleeping(until: .seconds(3), .seconds(5))
    clock.advance(by: .seconds(5))
    await run.value
    expectEqual(store.entries.sorted(), ["c1", "c2", "c3", "d", "q1", "q2", "t1", "t2"])
  }

  @Test func `two runs at once each wait for their own effects`() async {
    let store = store(["a": waiting("a ends", for: gates[0]), "b": waiting("b ends", for: gates[1])])
    let ended = Recorder<String>()
    let first = Task {
      await store.run(.write("a"))
      ended.append("a")
    }
    await store.until { $0.entries == ["a"] }
    gates[1].open()
    await store.run(.write("b"))
    expectEqual(ended.all, [])
    expectEqual(store.entries, ["a", "b", "b ends"])
    gates[0].open()
    await first.value
    expectEqual(store.entries, ["a", "b", "b ends", "a ends"])
    #expect(store.effects.isIdle)
  }

  @Test(arguments: ["another", "stop"])
  func `an effect that another action replaces or cancels has ended for its run`(other: String) async {
    let (started, cancelled) = (Gate(count: 1), Gate(count: 1))
    let store = store([
      "a": endless(started, cancelled), "another": endless(Gate()), "stop": .cancel("endless"),
    ])
    let run = Task { await store.run(.write("a")) }
    await started.wait()
    store.dispatch(.write(other))
    await run.value
    await cancelled.wait()
    expectEqual(store.runningEffects.count, (other == "stop" ? 0 : 1))
    store.cancelEffects()
    #expect(store.effects.isIdle)
  }

  @Test func `cancelling the waiting task cancels the work of the run alone, and drops its actions`() async {
    let (started, cancelled, stubbornStarted, sent) = (Gate(), Gate(), Gate(), Gate())
    let stubborn = JournalEffect.run { [gates] send in
      stubbornStarted.open()
      await gates[1].wait()
      send(.write("late"))
      sent.open()
    }
    let store = store([
      "a": .merge(late("b"), stubborn), "b": endless(started, cancelled),
      "c": waiting("d", for: gates[0]),
    ])
    let run = Task { await store.run(.write("a")) }
    await started.wait()
    await stubbornStarted.wait()
    store.dispatch(.write("c"))
    run.cancel()
    await run.value
    await cancelled.wait()
    expectEqual(store.runningEffects.count, 1)
    gates[1].open()
    await sent.wait()
    gates[0].open()
    await store.until { $0.entries.last == "d" }
    expectEqual(store.entries, ["a", "b", "c", "d"])
    #expect(store.effects.isIdle)
  }

  @Test func `a task that was cancelled before dispatches nothing`() async {
    let store = store(["a": endless(Gate())])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await store.run(.write("a"))
    }
    await task.value
    expectEqual(store.state, Journal())
    #expect(store.effects.isIdle)
  }

  @Test func `a run in an effect of a run is waited for, and cancelled with it`() async {
    let (started, cancelled) = (Gate(), Gate())
    // Weak, because the store keeps the effect.
    let nested = Recorder<@MainActor @Sendable () -> JournalStore?>()
    let store = store([
      "a": .run { send in
        await nested.all.first?()?.run(.write("b"))
        await nested.all.first?()?.run(.write("d"))
        send(.write("a ends"))
      },
      "b": late("c"), "d": endless(started, cancelled),
    ])
    nested.append { [weak store] in store }
    let run = Task { await store.run(.write("a")) }
    await started.wait()
    expectEqual(store.entries, ["a", "b", "c", "d"])
    run.cancel()
    await run.value
    await cancelled.wait()
    await store.until { [effects = store.effects] _ in effects.isIdle }
    expectEqual(store.entries, ["a", "b", "c", "d"])
  }

  @Test func `a run that begins while an action of another run is handled belongs to that one as well`() async
  {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let store = store(["a": late("c")])
    let inner = Recorder<Task<[String], Never>>()
    let subscription = store.subscribe(\.count) { [weak store] count in
      guard count == 1, let store else { return }
      inner.append(
        Task.immediate {
          await store.run(.write("a"))
          return store.entries
        }
      )
    }
    await store.run(.count)
    expectEqual(store.entries, ["a", "c"])
    await expectEqual(inner.all.first?.value, ["a", "c"])
    #expect(store.effects.isIdle)
    subscription.cancel()
  }

  @Test func `runs that start each other endlessly are stopped as other actions are`() async {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let issues = Recorder<RuntimeIssue>()
    let store = Store(
      initialState: Journal(),
      reducer: .journal,
      configuration: StoreConfiguration(
        reporter: Reporter { issues.append($0) },
        derivedActionLimit: 20
      )
    )
    let subscription = store.subscribe(\.count) { [weak store] count in
      guard count > 0, let store else { return }
      Task.immediate { await store.run(.count) }
    }
    await store.run(.count)
    expectEqual(store.count, 21)
    expectEqual(issues.all.map(\.kind), [.endlessDerivation])
    #expect(store.effects.isIdle)
    subscription.cancel()
  }

  @Test func `an action that an effect of a run sends while another action is handled belongs to the run`()
    async
  {
    let hand = Recorder<(Send<JournalAction>, @Sendable () -> Void)>()
    let store = store([
      "a": .callback { send, end in
        hand.append((send, end))
        return {}
      },
      "b": late("c"),
    ])
    let subscription = store.subscribe(\.count) { count in
      guard count == 1, let (send, end) = hand.all.first else { return }
      send(.write("b"))
      end()
    }
    let run = Task { await store.run(.write("a")) }
    await hand.wait(for: 1)
    store.dispatch(.count)
    await run.value
    expectEqual(store.entries, ["a", "b", "c"])
    subscription.cancel()
  }

  @Test func `an effect that outlives the child that it is for is waited for`() async {
    let saved = Recorder<String>()
    let draft = AnyMiddleware<DraftAction, DraftAction, DraftState> { _, _, _ in
      .fireAndForget {
        for _ in 0..<20 { await Task.yield() }
        saved.append("saved")
      }
    }
    let store = Store(
      initialState: BoardState(draft: DraftState()),
      reducer: .board() <> Reducer { state, _ in state.draft = nil },
      middleware: draft.pullback(.draft)
    )
    await store.run(.draft(.saved))
    expectEqual(saved.all, ["saved"])
  }

  @Test func `a waiting run keeps its store, and one that is cancelled does not`() async {
    let (started, cancelled) = (Gate(), Gate())
    weak var gone: JournalStore?
    let run: Task<Void, Never>
    do {
      let store = store(["a": endless(started, cancelled)])
      gone = store
      run = Task { [store] in await store.run(.write("a")) }
      await started.wait()
    }
    #expect(gone != nil)
    run.cancel()
    await run.value
    await cancelled.wait()
    #expect(gone == nil)
  }

  @Test func `stores of parts and of children run actions, too`() async {
    let part = store(["a": late("b")])
    await part.view(state: \.entries, action: JournalAction.write).run("a")
    expectEqual(part.entries, ["a", "b"])

    let middleware = AnyMiddleware<DraftAction, DraftAction, DraftState> { action, _, _ in
      if action == .typed("b") { return .doNothing }
      return .task {
        for _ in 0..<20 { await Task.yield() }
        return .typed("b")
      }
    }
    let issues = Recorder<RuntimeIssue>()
    let board = Store(
      initialState: BoardState(draft: DraftState()),
      reducer: .board(),
      middleware: middleware.pullback(.draft),
      configuration: StoreConfiguration(reporter: Reporter { issues.append($0) })
    )
    let draft = board.view(.draft).unwrapped
    await draft?.run(.typed("a"))
    expectEqual(board.draft?.text, "b")
    board.dispatch(.closed)
    await draft?.run(.typed("a"), line: 7)
    expectEqual(issues.all.map(\.kind), [.absentChild])
    expectEqual(issues.all.first?.source?.line, 7)
  }

  @Test func `the action of a run has its own source, no causes, and that of an effect has them`() async {
    let sources = Recorder<ActionSource>()
    let store = Store.journal(
      JournalMiddleware { [self] action, source, _ in
        sources.append(source)
        return action == .count ? late("a") : .doNothing
      }
    )
    await store.run(.count, file: "A/B.swift", line: 7, info: "by hand")
    expectEqual(sources.all.map(\.causes.count), [0, 1])
    expectEqual(sources.all.first?.line, 7)
    expectEqual(sources.all.first?.info, "by hand")
    // A source that is used again later begins no run.
    if let source = sources.all.first { store.dispatch(.write("again"), from: source) }
    #expect(store.effects.isIdle)
  }
}

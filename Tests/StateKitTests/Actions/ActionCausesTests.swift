import StateKit
import StateKitTestSupport
import Testing

/// The chain of actions that led to an action, as data.
@MainActor
struct ActionCausesTests {
  private func causes(of action: JournalAction, in trace: ActionTrace<Journal, JournalAction>) -> [String] {
    let index = trace.actions.lastIndex(of: action)
    return index.map { trace.sources[$0].causes.map { "\($0.action) by \($0.route)" } } ?? ["none"]
  }

  private func trace(_ handle: @escaping @MainActor @Sendable (JournalAction) -> JournalEffect)
    -> ActionTrace<
      Journal, JournalAction
    >
  {
    ActionTrace(Journal(), .journal, JournalMiddleware { action, _, _ in handle(action) })
  }

  @Test func `an action from outside has no cause`() {
    let trace = trace { _ in .doNothing }
    trace.store.dispatch(.count)
    expectEqual(trace.sources.first?.causes.isEmpty, true)
  }

  @Test func `bridges, effects and dispatches are its steps, the first one first`() {
    let bridges = BridgeMiddleware<JournalAction, JournalAction, Journal>()
      .bridge(\.count >=> .write("bridged"), file: "App/Bridges.swift", function: "bridges", line: 7)
    let effects = JournalMiddleware { action, _, _ in
      action == .write("bridged") ? .just(.write("effect"), file: "App/Effects.swift", line: 3) : .doNothing
    }
    let trace = ActionTrace(Journal(), .journal, bridges <> effects)
    let subscription = trace.store.subscribe { [store = trace.store] state in
      if state.entries.last == "effect" { store.dispatch(.ignore, line: 9) }
    }
    trace.store.dispatch(.count, file: "App/Main.swift", line: 1)
    expectEqual(
      causes(of: .ignore, in: trace),
      [
        "count by the bridge at Bridges.swift, bridges:7", #"write("bridged") by an effect"#,
        #"write("effect") by a dispatch meanwhile"#,
      ]
    )
    let steps = trace.sources.last?.causes ?? []
    expectEqual(steps.map(\.file), ["App/Main.swift", "App/Main.swift", "App/Effects.swift"])
    expectEqual(steps.map(\.line), [1, 1, 3])
    expectEqual(steps.first?.action as? JournalAction, .count)
    expectEqual(steps.first?.route, .bridge(file: "Bridges.swift", function: "bridges", line: 7))
    expectEqual(steps.last?.description, #"write("effect") at App/Effects.swift:3, by a dispatch meanwhile"#)
    subscription.cancel()
  }

  @Test
  func `an action that an effect gives after a wait has the cause of the action that started the effect`()
    async
  {
    let gate = Gate()
    let trace = trace { action in
      guard action == .count else { return .doNothing }
      return .run { send in
        await gate.wait()
        send(.write("late"))
      }
    }
    trace.store.dispatch(.count, line: 5)
    trace.store.dispatch(.ignore)
    gate.open()
    await trace.store.until { $0.entries == ["late"] }
    expectEqual(causes(of: .write("late"), in: trace), ["count by an effect"])
    expectEqual(trace.sources.last?.causes.first?.line, 5)
  }

  @Test func `a source that is handed on keeps its information and goes on with the chain`() {
    let forwarding = JournalMiddleware { action, source, _ in
      guard action == .count else { return .doNothing }
      return .deferred { send in send(.ignore, from: source) }
    }
    let trace = ActionTrace(Journal(), .journal, forwarding)
    trace.store.dispatch(.count, line: 4, info: "by hand")
    expectEqual(trace.sources.last?.line, 4)
    expectEqual(trace.sources.last?.info, "by hand")
    expectEqual(causes(of: .ignore, in: trace), ["count by an effect"])
  }

  @Test func `an endless chain through waiting effects keeps its newest steps alone`() async {
    let trace = trace { action in
      switch action {
      case .count: .run { send in send(.write("x")) }
      case .write: .run { send in send(.count) }
      case .ignore: .doNothing
      }
    }
    trace.store.dispatch(.count)
    await trace.store.until { $0.count == 1_000 }
    let lengths = trace.sources.map(\.causes.count)
    expectEqual(lengths.prefix(5), [0, 1, 2, 3, 4])
    #expect((lengths.max() ?? 0) <= 201)
    #expect((lengths.dropFirst(500).min() ?? 0) >= 100)
  }
}

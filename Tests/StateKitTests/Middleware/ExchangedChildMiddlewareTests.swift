import StateKitTestSupport
import Testing

@testable import StateKit

/// Hand-written middleware of a child that is replaced, or removed by the action that starts an effect.
@MainActor
@Suite(.watched)
struct ExchangedChildMiddlewareTests {
  private typealias LampMiddleware = AnyMiddleware<LampAction, LampAction, LampState>

  private let log = Recorder<String>()
  private let handles = Recorder<Send<LampAction>>()

  private func store(
    lamps: IdentifiedArray<LampState> = [],
    next: LampState? = nil,
    _ answer: @escaping @MainActor @Sendable (LampAction, StateReader<LampState>) -> Effect<LampAction>
  ) -> Store<ShelfState, ShelfAction> {
    let lamp = LampMiddleware { action, _, state in answer(action, state) }
    return Store(
      initialState: ShelfState(lamp: LampState(id: 1), next: next, lamps: lamps),
      reducer: .shelf,
      middleware: lamp.pullback(.lamp) <> lamp.pullback(.lamps)
    )
  }

  /// An effect that runs until it is cancelled.
  private func work(_ name: String) -> Effect<LampAction> {
    .callback { [log, handles] send, _ in
      log.append("\(name) starts")
      handles.append(send)
      return { log.append("\(name) ends") }
    }
  }

  @Test func `effects of a child end when another one takes its place, and late answers are dropped`() {
    let store = store { action, state in action == .plugged ? work("\(state.id)") : .doNothing }
    store.dispatch(.lamp(.plugged))
    store.dispatch(.put(LampState(id: 1, light: 3)))
    expectEqual(log.all, ["1 starts"])
    store.dispatch(.put(LampState(id: 2)))
    handles.all.first?(.lit(5))
    expectEqual(log.all, ["1 starts", "1 ends"])
    expectEqual(store.state.lamp, LampState(id: 2))
  }

  @Test func `an element that gets another id is another element`() {
    let store = store(lamps: [LampState(id: 1)]) { action, state in
      action == .plugged ? work("\(state.id)") : .doNothing
    }
    store.dispatch(.lamps(id: 1, action: .plugged))
    store.dispatch(.lamps(id: 1, action: .renumbered(2)))
    expectEqual(log.all, ["1 starts", "1 ends"])
  }

  @Test func `'first' of the new child is not blocked by the old one`() {
    let store = store { action, state in
      action == .plugged ? work("\(state.id)").cancellable(by: "t", policy: .first) : .doNothing
    }
    store.dispatch(.lamp(.plugged))
    store.dispatch(.put(LampState(id: 2)))
    store.dispatch(.lamp(.plugged))
    expectEqual(log.all, ["1 starts", "1 ends", "2 starts"])
  }

  @Test(arguments: [nil, LampState(id: 2)])
  func `an effect that waits in a queue does not begin when the child is removed`(next: LampState?) {
    let store = store { action, _ in
      guard case .lit(let light) = action else { return .doNothing }
      return work("\(light)").cancellable(by: "t", policy: .queue)
    }
    for light in 1...3 { store.dispatch(.lamp(.lit(light))) }
    store.dispatch(.put(next))
    expectEqual(log.all, ["1 starts", "1 ends"])
    #expect(store.runningEffects.isEmpty)
  }

  @Test(arguments: [nil, LampState(id: 2)])
  func `on the action that removes a child, 'fireAndForget' runs to its end, and other effects do not start`(
    next: LampState?
  ) async {
    let gate = Gate()
    let store = store(next: next) { action, _ in
      guard action == .sold else { return .doNothing }
      return .merge(
        .fireAndForget { [log] in
          await gate.wait()
          log.append(Task.isCancelled ? "cancelled" : "saved")
        }.cancellable(by: "save"),
        .just(.lit(1)),
        .deferred { $0(.lit(2)) },
        .task { .lit(3) },
        work("work")
      )
    }
    store.dispatch(.lamp(.sold))
    store.dispatch(.put(LampState(id: 3)))
    store.dispatch(.lamp(.sold))
    store.dispatch(.put(nil))
    expectEqual(store.runningEffects.count, 2)
    gate.open()
    await log.wait(for: 2)
    expectEqual(log.all, ["saved", "saved"])
  }

  @Test func `on the action that removes an element and its children, work inside runs to its end`()
    async
  {
    let gate = Gate()
    let note = AnyMiddleware<NoteAction, NoteAction, NoteState> { [log] _, _, _ in
      .fireAndForget {
        await gate.wait()
        log.append(Task.isCancelled ? "cancelled" : "saved")
      }
    }
    let store = Store(
      initialState: BoardState(cards: [CardState(id: 1, note: NoteState())]),
      reducer: .board()
        <> Reducer { state, action in
          if action == .cards(id: 1, action: .note(.added)) { state.cards[id: 1]?.note = nil }
        },
      middleware: AnyMiddleware(note.pullback(.note)).pullback(.cards)
    )
    store.dispatch(.cards(id: 1, action: .note(.added)))
    store.dispatch(.removed(id: 1))
    gate.open()
    await log.wait(for: 1)
    expectEqual(log.all, ["saved"])
  }

  @Test(arguments: ["optional", "element"])
  func `an action that is given at once, and waits behind the end of its child, does not reach another child`(
    kind: String
  ) {
    let reported = Recorder<RuntimeIssue.Kind>()
    let store = store(lamps: [LampState(id: 1)]) { action, _ in
      action == .pulled ? .just(.lit(9)) : .doNothing
    }
    store.reporter = Reporter { reported.append($0.kind) }
    let subscription = store.subscribe(\.note) { note in
      if note != "x" { return }
      store.dispatch(kind == "optional" ? .lamp(.pulled) : .lamps(id: 1, action: .pulled))
      store.dispatch(kind == "optional" ? .put(LampState(id: 2)) : .lamps(id: 1, action: .renumbered(2)))
    }
    store.dispatch(.noted("x"))
    expectEqual(store.state.lamp?.light, 0)
    expectEqual(store.state.lamps.map(\.light), [0])
    expectEqual(reported.all, [.absentChild])
    subscription.cancel()
  }

  @Test func `an effect that reads late has the last state of its own child`() async {
    let (gate, read) = (Gate(), Gate())
    let store = store { [log] action, state in
      guard action == .plugged else { return .doNothing }
      return .fireAndForget {
        await gate.wait()
        await MainActor.run { log.append("\(state.light)") }
        read.open()
      }
    }
    store.dispatch(.lamp(.plugged))
    store.dispatch(.lamp(.lit(7)))
    store.dispatch(.put(LampState(id: 2)))
    gate.open()
    await read.wait()
    expectEqual(log.all, ["7"])
  }
}

import StateKitTestSupport
import Testing

@testable import StateKit

/// Declared effects and bridges of a child that is replaced, or removed by the action that starts them.
@MainActor
@Suite(.watched)
final class ExchangedChildTests {
  private let issues = Recorder<RuntimeIssue>()
  private let began = Recorder<String>()
  private let ended = Recorder<String>()
  private let gate = Gate()

  // An effect that still waits would leak.
  deinit { gate.open() }

  private func shelf(_ state: ShelfState) -> Store<ShelfState, ShelfAction> {
    let store = Store<ShelfState, ShelfAction>.withDeclaredBridges(
      initialState: state,
      reducer: .shelf,
      middleware: IdentityMiddleware<ShelfAction, ShelfAction, ShelfState>(),
      sideEffects: SideEffectRegistry<ShelfState, ShelfAction>(),
      configuration: StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) })
    )
    store.sideEffects.register(effects)
    return store
  }

  private var effects: LampEffects {
    LampEffects(
      glow: { [began, gate] in
        began.append("glow")
        await gate.wait()
        return 5
      },
      farewell: { [began, ended, gate] in
        began.append("farewell")
        await gate.wait()
        ended.append(Task.isCancelled ? "cancelled" : "finished")
      },
      appraise: { [began] in
        began.append("appraise")
        return 9
      }
    )
  }

  /// Opens the gate, and waits until a store has handled this many ends of effects.
  private func finish(_ count: Int, in store: Store<ShelfState, ShelfAction>) async {
    let ends = Recorder<Int>()
    store.observer = { event in
      if case .endOfEffect = event { ends.append(1) }
    }
    gate.open()
    await ends.wait(for: count)
  }

  @Test func `effects of a child end when another child replaces it, and their late answers are dropped`()
    async
  {
    let store = shelf(ShelfState(lamp: LampState(id: 1)))
    store.dispatch(.lamp(.plugged))
    expectEqual(store.runningEffects.count, 1)
    store.dispatch(.put(LampState(id: 2)))
    #expect(store.runningEffects.isEmpty)
    await began.wait(for: 1)
    await finish(1, in: store)
    expectEqual(store.state.lamp, LampState(id: 2))
    #expect(issues.all.isEmpty)
  }

  @Test func `'first' of the new child is not blocked by the old one`() async {
    let store = shelf(ShelfState(lamp: LampState(id: 1)))
    store.dispatch(.lamp(.plugged))
    store.dispatch(.put(LampState(id: 2)))
    store.dispatch(.lamp(.plugged))
    expectEqual(store.runningEffects.count, 1)
    await began.wait(for: 2)
    await finish(2, in: store)
    expectEqual(store.state.lamp, LampState(id: 2, light: 5))
  }

  @Test func `effects go on if the same child is made anew`() {
    let store = shelf(ShelfState(lamp: LampState(id: 1)))
    store.dispatch(.lamp(.plugged))
    store.dispatch(.put(LampState(id: 1, light: 3)))
    expectEqual(store.runningEffects.count, 1)
  }

  @Test func `a child that gets another id is another child`() {
    let store = shelf(ShelfState(lamp: LampState(id: 1), lamps: [LampState(id: 1), LampState(id: 2)]))
    store.dispatch(.lamp(.plugged))
    store.dispatch(.lamps(id: 1, action: .plugged))
    store.dispatch(.lamps(id: 2, action: .plugged))
    store.dispatch(.lamp(.renumbered(7)))
    expectEqual(store.runningEffects.count, 2)
    store.dispatch(.lamps(id: 1, action: .renumbered(7)))
    expectEqual(store.runningEffects.count, 1)
  }

  @Test(arguments: [nil, LampState(id: 2)])
  func `on the action that removes a child, 'fireAndForget' runs to its end, and other effects do not start`(
    next: LampState?
  ) async {
    let store = shelf(ShelfState(lamp: LampState(id: 1), next: next))
    store.dispatch(.lamp(.sold))
    expectEqual(store.runningEffects.count, 1)
    store.dispatch(.put(nil))
    expectEqual(store.runningEffects.count, 1)
    await began.wait(for: 1)
    await finish(1, in: store)
    expectEqual(began.all, ["farewell"])
    expectEqual(ended.all, ["finished"])
    #expect(issues.all.isEmpty)
  }

  @Test func `on the action that removes an element, 'fireAndForget' runs to its end, too`() async {
    let store = shelf(ShelfState(lamps: [LampState(id: 1), LampState(id: 2)]))
    store.dispatch(.lamps(id: 1, action: .sold))
    await began.wait(for: 1)
    await finish(1, in: store)
    expectEqual(began.all, ["farewell"])
    expectEqual(ended.all, ["finished"])
  }

  @Test func `an effect that outlives its child is not replaced by an effect of the next child`() async {
    let store = shelf(ShelfState(lamp: LampState(id: 1)))
    for id in [2, 3] {
      store.dispatch(.lamp(.sold))
      store.dispatch(.put(LampState(id: id)))
    }
    expectEqual(store.runningEffects.count, 2)
    await began.wait(for: 2)
    await finish(2, in: store)
    expectEqual(ended.all, ["finished", "finished"])
  }

  @Test func `while the child stays, all that the action starts runs`() async {
    let store = shelf(ShelfState(lamp: LampState(id: 1), next: LampState(id: 1)))
    store.dispatch(.lamp(.sold))
    expectEqual(store.runningEffects.count, 2)
    await store.until { $0.lamp?.light == 9 }
  }

  @Test func `a child's declared bridge does not fire for the child that took its place`() {
    let store = shelf(ShelfState(lamp: LampState(id: 1), next: LampState(id: 2)))
    store.dispatch(.lamp(.sold))
    expectEqual(store.state.lamp?.light, 0)
    let byHand = Store(
      initialState: ShelfState(lamp: LampState(id: 1), next: LampState(id: 2)),
      reducer: .shelf,
      middleware: BridgeMiddleware.declared
    )
    byHand.dispatch(.lamp(.sold))
    expectEqual(byHand.state.lamp?.light, 0)
  }

  @Test
  func `a bridge's action that waits behind the end of its child does not reach another child`() {
    let store = shelf(ShelfState(lamp: LampState(id: 1), next: LampState(id: 1)))
    let subscription = store.subscribe(\.note) { note in
      if note != "x" { return }
      store.dispatch(.lamp(.sold))
      store.dispatch(.put(LampState(id: 2)))
    }
    store.dispatch(.noted("x"))
    expectEqual(store.state.lamp, LampState(id: 2))
    expectEqual(issues.all.map(\.kind), [.absentChild])
    subscription.cancel()
  }

  @Test func `of an action for a child that its reducer makes, effects start and belong to that child`() {
    let store = Store(
      initialState: ShelfState(),
      reducer: Reducer<ShelfState, ShelfAction> { state, action in
        if action == .lamp(.plugged) { state.lamp = LampState(id: 1) }
        if action == .cleared { state.lamp = nil }
      }
    )
    store.sideEffects.register(effects)
    store.dispatch(.lamp(.plugged))
    expectEqual(store.runningEffects.count, 1)
    store.dispatch(.cleared)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `an action for an absent child that the reducers do not report does not start an effect`() {
    let store = Store(initialState: ShelfState(), reducer: Reducer<ShelfState, ShelfAction>.identity)
    store.sideEffects.register(effects)
    store.dispatch(.lamp(.sold))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `a declared bridge fires for the same child made anew`() {
    let store = shelf(ShelfState(lamp: LampState(id: 1), next: LampState(id: 1)))
    store.dispatch(.lamp(.sold))
    expectEqual(store.state.lamp?.light, -1)
  }
}

import StateKitTestSupport
import Testing

@testable import StateKit

/// The running work of declared effects after the registration of its supplier ends.
@MainActor
@Suite(.watched)
final class EffectSuppliersTests {
  private let registry = SideEffectRegistry<ShelfState, ShelfAction>()
  private let issues = Recorder<RuntimeIssue>()
  private let began = Recorder<Int>()
  private let cancelled = Recorder<Int>()
  private let gate = Gate()

  // An effect that still waits would leak.
  deinit { gate.open() }

  private func shelf() -> Store<ShelfState, ShelfAction> {
    Store(
      initialState: ShelfState(lamps: [LampState(id: 1), LampState(id: 2)]),
      reducer: .shelf,
      sideEffects: registry,
      configuration: StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) })
    )
  }

  /// Effects that record their cancellation, but still return their light when the gate opens.
  private func effects(_ light: Int = 5) -> LampEffects {
    LampEffects(glow: { [began, cancelled, gate] in
      began.append(light)
      await withTaskCancellationHandler {
        await gate.wait()
      } onCancel: {
        cancelled.append(light)
      }
      return light
    })
  }

  @Test func `running effects go on when their registration is cancelled, and their answers arrive`() async {
    let store = shelf()
    let registration = registry.register(effects())
    store.dispatch(.lamps(id: 1, action: .plugged))
    registration.cancel()
    registration.cancel(endingWork: false)
    expectEqual(store.runningEffects.count, 1)
    gate.open()
    await store.until { $0.lamps[id: 1]?.light == 5 }
    expectEqual(cancelled.all, [])
  }

  @Test func `running effects are ended on request, in each store, and their answers are dropped`() async {
    let stores = [shelf(), shelf()]
    let registration = registry.register(effects())
    for store in stores { store.dispatch(.lamps(id: 1, action: .plugged)) }
    stores[0].dispatch(.lamps(id: 2, action: .plugged))
    await began.wait(for: 3)
    registration.cancel(endingWork: true)
    await cancelled.wait(for: 3)
    for store in stores {
      // The ends of effects wait in the queues of the stores.
      store.handleMail()
      #expect(store.runningEffects.isEmpty)
    }
    gate.open()
    registry.register(effects(7))
    stores[0].dispatch(.lamps(id: 1, action: .plugged))
    await stores[0].until { $0.lamps[id: 1]?.light == 7 }
    expectEqual(stores[0].state.lamps[id: 2]?.light, 0)
    #expect(issues.all.isEmpty)
  }

  @Test func `the work of others goes on`() async {
    let store = shelf()
    let lamps = registry.register(effects(5), at: Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: 1))
    registry.register(effects(6), at: Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: 2))
    for id in [1, 2] { store.dispatch(.lamps(id: id, action: .plugged)) }
    lamps.cancel(endingWork: true)
    gate.open()
    await store.until { $0.lamps[id: 2]?.light == 6 }
    expectEqual(store.state.lamps[id: 1]?.light, 0)
  }

  @Test func `effects can be ended after the registration was cancelled, and when it is released`() async {
    let store = shelf()
    var second: Registration? = registry.register(effects(2)).cancelOnRelease(endingWork: true)
    let first = registry.register(effects(1), at: Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: 1))
    for id in [1, 2] { store.dispatch(.lamps(id: id, action: .plugged)) }
    await began.wait(for: 2)
    first.cancel()
    expectEqual(cancelled.all, [])
    first.cancel(endingWork: true)
    await cancelled.wait(for: 1)
    expectEqual(cancelled.all, [1])
    second = nil
    await cancelled.wait(for: 2)
    #expect(second == nil)
    store.dispatch(.lamps(id: 2, action: .plugged))
    expectEqual(issues.all.map(\.kind), [.missingEffect])
  }

  @Test
  func `removing all side effects leaves the closures for declared effects, which are taken back apart`()
    async
  {
    let store = shelf()
    registry.register(effects())
    registry.addBeforeReducers { _ in Issue.record("called") }
    registry.removeAll()
    store.dispatch(.lamps(id: 1, action: .plugged))
    expectEqual(store.runningEffects.count, 1)
    registry.unregisterAll()
    store.dispatch(.lamps(id: 2, action: .plugged))
    expectEqual(issues.all.map(\.kind), [.missingEffect])
    gate.open()
    await store.until { $0.lamps[id: 1]?.light == 5 }
  }

  @Test func `work goes on after its registration was cancelled, and ends with all work`() async {
    let store = shelf()
    registry.register(effects()).cancel()
    let registration = registry.register(effects())
    store.dispatch(.lamps(id: 1, action: .plugged))
    await began.wait(for: 1)
    registration.cancel()
    registry.unregisterAll()
    expectEqual(cancelled.all, [])
    registry.unregisterAll(endingWork: true)
    await cancelled.wait(for: 1)
    store.handleMail()
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `all that runs is ended with all that supply it`() async {
    let store = shelf()
    registry.register(effects(1), at: Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: 1))
    registry.register(effects(2), at: Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: 2))
    for id in [1, 2] { store.dispatch(.lamps(id: id, action: .plugged)) }
    await began.wait(for: 2)
    registry.unregisterAll(endingWork: true)
    store.dispatch(.noted("x"))
    #expect(store.runningEffects.isEmpty)
    await cancelled.wait(for: 2)
  }

  @Test func `an ended effect gives its place in a queue to effects of other suppliers`() async {
    let log = Recorder<String>()
    let work = [SuppliedWork(), SuppliedWork()]
    let bench = EffectBench()
    func queued(_ name: String, _ work: SuppliedWork) -> Effect<String> {
      .run(endedWith: work) { [gate] send in
        log.append(name)
        await gate.wait()
        send(name)
      }
      .cancellable(by: "queue", policy: .queue)
    }
    bench.run(queued("a", work[0]))
    bench.run(queued("b", work[0]))
    bench.run(queued("c", work[1]))
    await log.wait(for: 1)
    work[0].end()
    await log.wait(for: 2)
    gate.open()
    await bench.until { $0.actions == ["c"] }
    expectEqual(log.all, ["a", "c"])
  }

  @Test func `work that ends is forgotten`() async {
    let work = SuppliedWork()
    let bench = EffectBench()
    bench.run(.run(endedWith: work) { send in send("x") })
    await bench.until { $0.isIdle }
    #expect(bench.actions == ["x"] && work.isEmpty)
    bench.run(Effect<String>.run(endedWith: work) { [gate] _ in await gate.wait() }.cancellable(by: "token"))
    #expect(!work.isEmpty)
    bench.run(.cancel("token"))
    #expect(bench.isIdle && work.isEmpty)
  }
}

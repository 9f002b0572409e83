import StateKit
import StateKitTestSupport
import StateKitTesting
import Synchronization
import Testing

@testable import GoldenCode

/// Requests and effects in a host.
@MainActor
@Suite(.watched)
struct HostEffectTests {
  private typealias Plant = ForeignStore<PlantState, PlantAction>
  private static let domain = Domain.plant(reducer: Reducers.plant)
  private let issues = Issues()

  private func plant(_ kind: Plant.Kind = .nested, _ state: PlantState = PlantState()) -> Plant {
    Plant(state, Self.domain, kind, configuration: StoreConfiguration(reporter: issues.reporter))
  }

  private static let tanks = PlantState(tanks: [TankState(id: 1), TankState(id: 2)])

  @Test(arguments: ForeignStore<PlantState, PlantAction>.Kind.allCases)
  private func `a stream becomes actions until it is given up`(kind: Plant.Kind) async {
    let plant = plant(kind)
    let (levels, input) = AsyncStream<(level: Int, at: Int)>.makeStream()
    let ended = Gate()
    input.onTermination = { _ in ended.open() }
    plant.host.sideEffects.register(PumpEffects(monitor: { Levels(values: levels) }), at: .pump)
    plant.dispatch(.pump(.started))
    input.yield((level: 3, at: 1))
    await plant.reached { $0.pump.levels == [3] }
    plant.dispatch(.pump(.stopped))
    await ended.wait()
    #expect(plant.state.spare.levels.isEmpty)
  }

  @Test(arguments: ForeignStore<PlantState, PlantAction>.Kind.allCases)
  private func `a request fills its loadable property`(kind: Plant.Kind) async {
    let plant = plant(kind)
    plant.host.sideEffects.register(PlantEffects(count: { 7 }))
    plant.dispatch(.count(.request))
    await plant.reached { $0.total.value == 7 }
    expectEqual(plant.actions, [.count(.request), .count(.success(7))])
  }

  /// A request of a tank that never ends by itself.
  private func endless(_ begun: Gate, _ ended: Gate) -> TankEffects {
    TankEffects(measure: {
      begun.open()
      let (never, input) = AsyncStream<Int>.makeStream()
      input.onTermination = { _ in ended.open() }
      for await _ in never {}
      return 0
    })
  }

  @Test(arguments: ForeignStore<PlantState, PlantAction>.Kind.allCases)
  private func `effects of an element end when it is removed`(kind: Plant.Kind) async {
    let plant = plant(kind, Self.tanks)
    let (begun, ended) = (Gate(), Gate())
    plant.host.sideEffects.register(endless(begun, ended), at: .tanks(id: 1))
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    await begun.wait()
    plant.dispatch(.sold(id: 1))
    await ended.wait()
    #expect(plant.host.runningEffects.isEmpty)
  }

  @Test func `an effect does not start for an element that the next action removes before run`() async {
    let plant = plant(.nested, Self.tanks)
    plant.host.sideEffects.register(endless(Gate(), Gate()), at: .tanks(id: 1))
    plant.runs = false
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    plant.dispatch(.sold(id: 1))
    plant.host.run()
    #expect(plant.host.runningEffects.isEmpty)
  }

  @Test func `effects of children end if something else replaced the state`() async {
    let plant = plant(.nested, Self.tanks)
    let (begun, ended) = (Gate(), Gate())
    plant.host.sideEffects.register(endless(begun, ended))
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    await begun.wait()
    plant.replace { $0.tanks[id: 2] = nil }
    plant.host.stateWasReplaced(by: plant.state)
    expectEqual(plant.host.runningEffects.count, 1)
    plant.replace { $0.tanks = [] }
    plant.host.stateWasReplaced(by: plant.state)
    await ended.wait()
    #expect(plant.host.runningEffects.isEmpty)
  }

  @Test func `all effects end when the host is released`() async {
    let plant = plant(.nested, Self.tanks)
    let (begun, ended) = (Gate(count: 2), Gate(count: 2))
    plant.host.sideEffects.register(endless(begun, ended))
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    plant.dispatch(.tanks(id: 2, action: .measure(.request)))
    await begun.wait()
    plant.release()
    await ended.wait()
  }

  @Test func `the last action of an effect with the policy first can start it again`() async {
    let plant = plant(.nested, Self.tanks)
    let amounts = Mutex([1, 2])
    plant.host.sideEffects.register(
      PlantEffects(drain: { _ in amounts.withLock { $0.removeFirst() } })
    )
    let done = Gate()
    plant.subscriber = { store in
      if store.actions.last == .tanks(id: 1, action: .filled(by: 1)) {
        store.dispatch(.tanks(id: 1, action: .opened))
      }
      if store.actions.last == .tanks(id: 1, action: .filled(by: 2)) { done.open() }
    }
    plant.dispatch(.tanks(id: 1, action: .opened))
    await done.wait()
  }

  @Test func `a missing closure is reported once, at the reducer's line`() {
    let plant = plant()
    plant.dispatch(.count(.request))
    plant.dispatch(.count(.request))
    expectEqual(issues.kinds, [.missingEffect])
  }

  @Test func `actions that effects send are dropped when the effect has ended meanwhile`() async {
    let plant = plant(.queued)
    let (levels, input) = AsyncStream<(level: Int, at: Int)>.makeStream()
    plant.host.sideEffects.register(PumpEffects(monitor: { Levels(values: levels) }), at: .pump)
    // The first level's action is handled after the one that ends the stream.
    plant.keepsBack = { action in
      guard case .pump(.measured(level: 1, _)) = action else { return false }
      plant.keepsBack = { _ in false }
      plant.dispatch(.pump(.stopped))
      plant.dispatch(action)
      return true
    }
    plant.dispatch(.pump(.started))
    let stopped = Gate()
    plant.subscriber = { if $0.actions.last == .pump(.measured(level: 1, at: 1)) { stopped.open() } }
    input.yield((level: 1, at: 1))
    await stopped.wait()
    #expect(plant.state.pump.levels.isEmpty)
  }

  @Test
  func `the last values of a stream arrive, although the store handles them after the stream has ended`()
    async
  {
    let plant = plant(.later)
    plant.host.sideEffects.register(
      PumpEffects(monitor: {
        Levels(
          values: AsyncStream { input in
            for level in 1...20 { input.yield((level: level, at: 1)) }
            input.finish()
          }
        )
      }),
      at: .pump
    )
    plant.dispatch(.pump(.started))
    await plant.reached { $0.pump.levels == Array(1...20) }
    await plant.settled { plant.host.runningEffects.isEmpty }
  }

  @Test func `an answer that waits in a slow store is dropped when its element is removed meanwhile`() async {
    let plant = plant(.later, Self.tanks)
    plant.host.sideEffects.register(
      TankEffects(measure: { 7 }),
      at: .tanks(id: 1)
    )
    // The answer is dispatched behind the removal and the insertion of another element with the same id.
    plant.keepsBack = { action in
      guard action == .tanks(id: 1, action: .measure(.success(7))) else { return false }
      plant.keepsBack = { _ in false }
      plant.dispatch(.sold(id: 1))
      plant.dispatch(action)
      return true
    }
    let done = Gate()
    plant.subscriber = { store in
      if case .sold = store.actions.last { store.replace { $0.tanks.append(TankState(id: 1)) } }
      if store.actions.last == .tanks(id: 1, action: .measure(.success(7))) { done.open() }
    }
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    await done.wait()
    #expect(plant.state.tanks[id: 1]?.level.value == nil)
    expectEqual(plant.state.tanks.count, 2)
  }

  @Test func `a newer request drops the answer of the one before, also while that waits in the store`() async
  {
    let plant = plant(.later)
    let answers = Mutex([1, 2])
    plant.host.sideEffects.register(PlantEffects(count: { answers.withLock { $0.removeFirst() } }))
    plant.keepsBack = { action in
      guard case .count(.success(1)) = action else { return false }
      plant.keepsBack = { _ in false }
      plant.dispatch(.count(.request))
      plant.dispatch(action)
      return true
    }
    plant.dispatch(.count(.request))
    await plant.reached { $0.total.value != nil }
    expectEqual(plant.state.total.value, 2)
  }

  // MARK: Effects with `while`

  @Test func `an effect whose condition holds at the start begins without an action, as in a store`() async {
    let clock = TestClock()
    let radio = ForeignStore(
      RadioState(isRecording: true),
      .radio(reducer: Reducers.radio),
      .nested,
      configuration: StoreConfiguration(clock: clock)
    )
    // The host begins by itself as soon as the main actor is free.
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(120))
    await radio.reached { $0.seconds == 1 }
    radio.dispatch(.paused)
    expectEqual(radio.host.runningEffects, [])
    let other = ForeignStore(RadioState(isRecording: true), .radio(reducer: Reducers.radio), .queued)
    other.host.run()
    expectEqual(other.host.runningEffects.count, 1)
    other.dispatch(.paused)
    expectEqual(other.host.runningEffects, [])
  }
}

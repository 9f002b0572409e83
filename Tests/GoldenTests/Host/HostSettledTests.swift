import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Waiting until nothing is left that a host does by itself.
@MainActor
@Suite(.watched)
struct HostSettledTests {
  private typealias Plant = ForeignStore<PlantState, PlantAction>

  private func plant(_ kind: Plant.Kind, _ state: PlantState = PlantState()) -> Plant {
    Plant(state, .plant(reducer: Reducers.plant), kind)
  }

  @Test func `a host without work is settled`() async {
    let plant = plant(.nested)
    await plant.host.settled()
    plant.dispatch(.dried)
    await plant.host.settled()
    #expect(plant.state.isDry)
  }

  @Test(arguments: ForeignStore<PlantState, PlantAction>.Kind.allCases)
  private func `a host is settled when the answer of a request is in the state`(kind: Plant.Kind) async {
    let plant = plant(kind)
    plant.host.sideEffects.register(PlantEffects(count: { 7 }))
    for count in 1...3 {
      plant.dispatch(.count(.request))
      await plant.host.settled()
      expectEqual(plant.state.total.value, 7)
      expectEqual(plant.actions.count, 2 * count)
    }
  }

  @Test(arguments: [true, false], ForeignStore<DeskState, DeskAction>.Kind.allCases)
  private func `a host is settled when all derived actions have reached the reducer`(
    runs: Bool,
    kind: ForeignStore<DeskState, DeskAction>.Kind
  ) async {
    let desk = ForeignStore(DeskTests.state, .desk(reducer: Reducers.desk), kind)
    desk.runs = runs
    desk.dispatch(.tray(.arrived(id: 1, title: "a")))
    await desk.host.settled()
    expectEqual(desk.actions.count, 4)
    expectEqual(desk.state.archive.count, 100)
  }

  @Test func `streams that have begun, timers and effects with while are not waited for`() async {
    let plant = plant(.nested)
    plant.host.sideEffects.register(
      PumpEffects(monitor: { Levels(values: AsyncStream { _ in }) }, tick: { AsyncStream { _ in } })
    )
    plant.host.sideEffects.register(PlantEffects(light: { "on" }))
    plant.dispatch(.pump(.started))
    await plant.host.settled()
    expectEqual(plant.state.panel.text, "on")
    expectEqual(plant.host.runningEffects.count, 2)
    let radio = ForeignStore(
      RadioState(isRecording: true),
      .radio(reducer: Reducers.radio),
      .nested,
      configuration: StoreConfiguration(clock: TestClock())
    )
    radio.dispatch(.started)
    await radio.host.settled()
    expectEqual(radio.host.runningEffects.count, 2)
  }

  @Test func `a pause before a request belongs to its work`() async {
    let clock = TestClock()
    let radio = ForeignStore(
      RadioState(),
      .radio(reducer: Reducers.radio),
      .nested,
      configuration: StoreConfiguration(clock: clock)
    )
    radio.host.sideEffects.register(RadioEffects(search: { [$0] }))
    radio.dispatch(.search(.request(query: "a")))
    let settled = Task { await radio.host.settled() }
    await clock.waitForSleepers(1)
    expectEqual(radio.state.results.value, nil)
    await clock.advance(by: .seconds(1))
    await settled.value
    expectEqual(radio.state.results.value, ["a"])
  }

  @Test func `work that an action ends, or whose element is gone, is not waited for any more`() async {
    let plant = plant(.nested, PlantState(tanks: [TankState(id: 1)]))
    let begun = Gate(count: 2)
    plant.host.sideEffects.register(
      TankEffects(measure: {
        begun.open()
        for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(1_000_000)) }) {}
        return 0
      })
    )
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    let waits = (1...2).map { _ in Task { await plant.host.settled() } }
    // A newer request takes the place of the first one.
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    await begun.wait()
    plant.dispatch(.sold(id: 1))
    for wait in waits { await wait.value }
    expectEqual(plant.host.runningEffects, [])
  }

  @Test func `a task that is cancelled does not wait`() async {
    let plant = plant(.nested, PlantState(tanks: [TankState(id: 1)]))
    let (begun, end) = (Gate(), Gate())
    plant.host.sideEffects.register(
      TankEffects(measure: {
        begun.open()
        await end.wait()
        return 0
      })
    )
    plant.dispatch(.tanks(id: 1, action: .measure(.request)))
    await begun.wait()
    let wait = Task { await plant.host.settled() }
    await Task.yield()
    wait.cancel()
    await wait.value
    #expect(!plant.host.isSettled)
    end.open()
    await plant.host.settled()
  }

  @Test func `a turn belongs to the work until its effect has ended`() async {
    let host = DomainHost(Domain.plant(reducer: Reducers.plant))
    host.sideEffects.register(PlantEffects(count: { 7 }))
    var state = PlantState()
    let turn = host.turn(&state, .count(.request))
    Task { await host.run(turn) { _ = host.turn(&state, $0) } }
    await Task.yield()
    await host.settled()
    expectEqual(state.total.value, 7)
  }
}

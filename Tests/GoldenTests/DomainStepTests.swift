import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

@MainActor
struct DomainStepTests {
  private let plant = Domain.plant(reducer: Reducers.plant)
  private let desk = Domain.desk(reducer: Reducers.desk)

  /// Handles an action and those that bridges derive from it, in a store's order.
  private func steps<State, Action>(
    of domain: Domain<State, Action>,
    _ state: inout State,
    _ action: Action
  ) -> [Domain<State, Action>.Step] {
    var steps = [domain.step(&state, action)]
    var next = steps[0].bridged[...]
    while let bridged = next.popFirst() {
      guard bridged.isWanted(in: state) else { continue }
      steps.append(domain.step(&state, bridged.action))
      next += steps[steps.count - 1].bridged
    }
    return steps
  }

  @Test(arguments: [
    DeskAction.tray(.arrived(id: 1, title: "a")), .tray(.signed(name: "Bo")), .tray(.emptied),
    .stamped(by: "Bo", 3, note: nil), .stamped(by: "Bo", 3, note: "n"),
  ])
  func `steps handle the actions of a store in its order, and leave its state`(action: DeskAction) {
    let trace = Trace<DeskAction>()
    let store = Store.desk(
      initialState: DeskTests.state,
      reducer: Reducers.desk,
      middleware: trace.middleware(for: DeskState.self)
    )
    store.dispatch(action)
    var state = DeskTests.state
    expectEqual(steps(of: desk, &state, action).map(\.action), trace.actions)
    expectEqual(state, store.state)
  }

  @Test func `a step lists the actions of bridges and does not handle them`() {
    var state = DeskTests.state
    let step = desk.step(&state, .tray(.arrived(id: 1, title: "a")))
    expectEqual(
      step.bridged.map(\.action),
      [
        .archive(.filed(id: 1, title: "a")), .archive(.counted), .archive(.emptied),
      ]
    )
    #expect(step.bridged.allSatisfy { $0.declaration == "Desk.statekit.json, Desk" })
    expectEqual(state.archive, DeskTests.state.archive)
    #expect(step.work.isEmpty)
  }

  @Test func `a step lists the work that starts and ends, with its place`() {
    var state = PlantState()
    let started = plant.step(&state, .pump(.started))
    expectEqual(started.work.map(\.name), ["pump.monitor", "pump.tick", "light"])
    #expect(
      started.work.allSatisfy { $0.event == .start(.latest) && $0.action == .pump(.started) && $0.id == nil }
    )
    let stopped = plant.step(&state, .pump(.stopped))
    expectEqual(stopped.work.map { "\($0.event) \($0.name)" }, ["end pump.monitor", "end pump.chatter"])
    let cleaned = plant.step(&state, .spare(.cleaned(id: 4)))
    expectEqual(cleaned.work.map(\.name), ["spare.scrub"])
    expectEqual(cleaned.work.map { $0.id as? Int }, [4])
  }

  @Test func `steps are equal if their actions and the names, places and payloads of their work are`() {
    var state = PlantState()
    state.tanks = [TankState(id: 1), TankState(id: 2)]
    let first = plant.step(&state, .tanks(id: 1, action: .opened))
    expectEqual(first, plant.step(&state, .tanks(id: 1, action: .opened)))
    #expect(first != plant.step(&state, .tanks(id: 2, action: .opened)))
    #expect(plant.step(&state, .pump(.cleaned(id: 1))) != plant.step(&state, .pump(.cleaned(id: 2))))
    #expect(plant.step(&state, .pump(.started)).work != plant.step(&state, .spare(.started)).work)
  }

  @Test func `an action for an absent child changes nothing and starts nothing`() {
    var state = PlantState()
    let before = state
    let step = plant.step(&state, .tanks(id: 9, action: .opened))
    #expect(step.isForAbsentChild)
    #expect(step.work.isEmpty)
    expectEqual(state, before)
  }

  @Test func `a step of a domain that no schema declares is its reducer`() {
    let counter = Domain<Int, String>(reducer: Reducer { count, action in count += action.count })
    var count = 1
    let step = counter.step(&count, "ab")
    expectEqual(count, 3)
    #expect(step.bridged.isEmpty && step.work.isEmpty && !step.isForAbsentChild)
    expectEqual(step, counter.step(&count, "ab"))
  }

  @Test func `a store can be made from a domain`() {
    let store = Store(initialState: DeskTests.state, domain: desk)
    store.dispatch(.tray(.arrived(id: 1, title: "a")))
    expectEqual(store.state.archive, ArchiveState(count: 100))
  }
}

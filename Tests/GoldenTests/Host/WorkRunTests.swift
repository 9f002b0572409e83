import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Work that an actor of one's own runs.
@Suite(.watched)
struct WorkRunTests {
  /// A store on an actor, as a server has it.
  private actor Engine {
    private typealias Work = Domain<PlantState, PlantAction>.Work

    private let domain = Domain.plant(reducer: Reducers.plant)
    let sideEffects = SideEffectRegistry<PlantState, PlantAction>()
    private(set) var state = PlantState()
    private var running: [Work.Key: Task<Void, Never>] = [:]
    private var waiting: [(condition: @Sendable (PlantState) -> Bool, gate: Gate)] = []

    func handle(_ action: PlantAction) {
      let step = domain.step(&state, action)
      for work in step.work {
        switch work.event {
        case .end:
          for key in running.keys where work.key.includes(key) { running.removeValue(forKey: key)?.cancel() }
        case .start(.first) where running[work.key] != nil: break
        case .start:
          running[work.key]?.cancel()
          running[work.key] = Task { [sideEffects] in
            await work.run(with: sideEffects) { [weak self] in await self?.handle($0) }
          }
        }
      }
      for bridged in step.bridged where bridged.isWanted(in: state) { handle(bridged.action) }
      for (condition, gate) in waiting where condition(state) { gate.open() }
    }

    func reached(_ condition: @escaping @Sendable (PlantState) -> Bool) async {
      if condition(state) { return }
      let gate = Gate()
      waiting.append((condition, gate))
      await gate.wait()
    }
  }

  @Test func `a request and a stream run on another actor, and end`() async {
    let engine = Engine()
    let (levels, input) = AsyncStream<(level: Int, at: Int)>.makeStream()
    let ended = Gate()
    input.onTermination = { _ in ended.open() }
    engine.sideEffects.register(PlantEffects(count: { 7 }))
    engine.sideEffects.register(PumpEffects(monitor: { Levels(values: levels) }), at: .pump)
    await engine.handle(.count(.request))
    await engine.reached { $0.total.value == 7 }
    await engine.handle(.pump(.started))
    input.yield((level: 3, at: 1))
    await engine.reached { $0.pump.levels == [3] }
    await engine.handle(.pump(.stopped))
    await ended.wait()
  }

  @Test func `keys tell places and ids apart, and the end of all ids includes each`() {
    let domain = Domain.plant(reducer: Reducers.plant)
    var state = PlantState(tanks: [TankState(id: 1), TankState(id: 2)])
    let keys = [1, 2].map { id in
      domain.step(&state, .tanks(id: id, action: .measure(.request))).work[0].key
    }
    #expect(keys[0] != keys[1])
    let (first, second) = (
      domain.step(&state, .pump(.cleaned(id: 1))).work[0].key,
      domain.step(&state, .pump(.cleaned(id: 2))).work[0].key
    )
    #expect(first != second)
    #expect(!first.includes(second) && first.includes(first))
    let start = domain.step(&state, .pump(.started)).work.first { $0.name == "pump.monitor" }
    let other = domain.step(&state, .spare(.started)).work.first { $0.name == "spare.monitor" }
    let end = domain.step(&state, .pump(.stopped)).work.first { $0.name == "pump.monitor" }
    expectEqual(end?.event, .end)
    expectEqual(end?.key.includes(start!.key), true)
    expectEqual(end?.key.includes(other!.key), false)
  }

  @Test func `a missing closure is reported, and work that ends has nothing to run`() async {
    let domain = Domain.plant(reducer: Reducers.plant)
    let issues = Issues()
    let registry = SideEffectRegistry<PlantState, PlantAction>()
    registry.reporter = issues.reporter
    var state = PlantState()
    for action in [PlantAction.count(.request), .pump(.stopped)] {
      for work in domain.step(&state, action).work { await work.run(with: registry) { _ in } }
    }
    expectEqual(issues.kinds, [.missingEffect])
  }

  @Test func `work ends with its registration and with its task`() async {
    let domain = Domain.plant(reducer: Reducers.plant)
    let registry = SideEffectRegistry<PlantState, PlantAction>()
    let (begun, ended) = (Gate(count: 2), Gate(count: 2))
    let registration = registry.register(
      PlantEffects(count: {
        let (never, input) = AsyncStream<Int>.makeStream()
        input.onTermination = { _ in ended.open() }
        begun.open()
        for await _ in never {}
        return 0
      })
    )
    var state = PlantState()
    let work = domain.step(&state, .count(.request)).work[0]
    let tasks = [
      Task { await work.run(with: registry) { _ in } },
      Task { await work.run(with: registry) { _ in } },
    ]
    await begun.wait()
    tasks[0].cancel()
    await tasks[0].value
    registration.cancel(endingWork: true)
    await tasks[1].value
    await ended.wait()
  }
}

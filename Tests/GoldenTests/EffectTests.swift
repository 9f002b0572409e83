import StateKit
import StateKitTestSupport
import Synchronization
import Testing

@testable import GoldenCode

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectTests {
  private let issues = Issues()
  private let trace = Trace<PlantAction>()

  private func plant(_ state: PlantState = PlantState()) -> Store<PlantState, PlantAction> {
    .plant(
      initialState: state,
      reducer: Reducers.plant,
      middleware: trace.middleware(for: PlantState.self),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  @Test func `a stream becomes actions until it is given up`() async {
    let store = plant()
    let (levels, input) = AsyncStream<(level: Int, at: Int)>.makeStream()
    let ended = Gate()
    input.onTermination = { _ in ended.open() }
    store.sideEffects.register(PumpEffects(monitor: { Levels(values: levels) }), at: .pump)
    store.dispatch(.pump(.started))
    input.yield((level: 3, at: 1))
    await store.reached { $0.pump.levels == [3] }
    store.dispatch(.pump(.stopped))
    await ended.wait()
    input.yield((level: 4, at: 2))
    store.dispatch(.panel(.darkened))
    expectEqual(store.state.pump.levels, [3])
    #expect(store.state.spare.levels.isEmpty)
  }

  @Test func `an error becomes the action for it`() async {
    let store = plant()
    store.sideEffects.register(PumpEffects(monitor: { () throws(PumpError) in throw .dry }), at: .spare)
    store.dispatch(.spare(.started))
    await store.reached { $0.spare.note == "broke" }
    expectEqual(trace.actions.last, .spare(.broke(error: .dry)))
  }

  @Test func `a stream that fails ends with the action for the error`() async {
    let store = plant()
    let (levels, input) = AsyncStream<(level: Int, at: Int)>.makeStream()
    store.sideEffects.register(PumpEffects(monitor: { Levels(values: levels, error: .stuck) }), at: .pump)
    store.dispatch(.pump(.started))
    input.yield((level: 3, at: 1))
    input.finish()
    await store.reached { $0.pump.note == "broke" }
    expectEqual(trace.actions.suffix(2), [.pump(.measured(level: 3, at: 1)), .pump(.broke(error: .stuck))])
  }

  @Test func `without an output the work gives the domain's own actions`() async {
    let store = plant()
    store.sideEffects.register(
      PumpEffects(
        answer: { name, number throws(PumpError) in .noted("\(name) \(number)") },
        chatter: { _, _ in AsyncStream { $0.finish() } }
      ),
      at: .pump
    )
    store.dispatch(.pump(.asked(work: "a", 1)))
    await store.reached { $0.pump.note == "a 1" }
    #expect(issues.messages.isEmpty)
  }

  @Test func `a queue with an id holds for each value of it`() async {
    let store = plant()
    let gates = [Gate(), Gate(), Gate()]
    let begun = Gate(count: 2)
    let calls = Mutex<[Int]>([])
    let number = Mutex(0)
    store.sideEffects.register(
      PumpEffects(scrub: { id in
        let call = number.withLock { number in
          defer { number += 1 }
          return number
        }
        calls.withLock { $0.append(id) }
        begun.open()
        await gates[call].wait()
      }),
      at: .pump
    )
    for id in [1, 1, 2] { store.dispatch(.pump(.cleaned(id: id))) }
    await begun.wait()
    expectEqual(calls.withLock { $0.sorted() }, [1, 2])
    for gate in gates { gate.open() }
    await store.reached { _ in trace.actions.count { $0 == .pump(.clean) } == 3 }
    expectEqual(calls.withLock { $0.sorted() }, [1, 1, 2])
  }

  @Test func `the effects of a parent start at an action below, and their actions can go to any domain`()
    async
  {
    let store = plant()
    let woken = Gate()
    store.sideEffects.register(PlantEffects(alarm: { _ in woken.open() }, light: { "on" }))
    store.dispatch(.pump(.broke(error: .dry)))
    await woken.wait()
    store.dispatch(.pump(.started))
    await store.reached { $0.panel.text == "on" }
  }

  @Test func `two domains of one kind have effects of their own`() async {
    let store = plant()
    let gate = Gate()
    let begun = Gate(count: 2)
    let effects = PumpEffects(answer: { name, _ throws(PumpError) in
      begun.open()
      await gate.wait()
      return .noted(name)
    })
    store.sideEffects.register(effects, at: .pump)
    store.sideEffects.register(effects, at: .spare)
    store.dispatch(.pump(.asked(work: "a", 1)))
    store.dispatch(.pump(.asked(work: "left out", 1)))
    store.dispatch(.spare(.asked(work: "b", 1)))
    await begun.wait()
    gate.open()
    await store.reached { $0.pump.note == "a" && $0.spare.note == "b" }
  }

  @Test func `several parts make up a whole, and of two closures the later one counts while it is there`()
    async
  {
    let store = plant()
    store.sideEffects.register(PlantEffects(alarm: { _ in }))
    store.sideEffects.register(PlantEffects(light: { "first" }))
    let second = store.sideEffects.register(PlantEffects(light: { "second" }))
    store.dispatch(.pump(.started))
    await store.reached { $0.panel.text == "second" }
    second.cancel()
    store.dispatch(.pump(.started))
    await store.reached { $0.panel.text == "first" }
    store.dispatch(.pump(.broke(error: .dry)))
    #expect(issues.messages.filter { $0.contains("alarm") || $0.contains("light") }.isEmpty)
  }

  @Test func `missing closures are reported by name, once for each place`() {
    let store = plant()
    for _ in 0..<2 {
      store.dispatch(.spare(.cleaned(id: 1)))
      store.dispatch(.pump(.broke(error: .dry)))
    }
    expectEqual(issues.kinds, [.missingEffect, .missingEffect])
    expectEqual(issues.messages.first?.contains("needs the effect spare.scrub, which is not supplied"), true)
    expectEqual(issues.messages.last?.contains("needs the effect alarm"), true)
    store.sideEffects.register(PumpEffects(scrub: { _ in }), at: .pump)
    store.dispatch(.spare(.cleaned(id: 1)))
    store.dispatch(.pump(.cleaned(id: 1)))
    expectEqual(issues.kinds.count, 2)
  }

  @Test func `a closure that is taken back is missing again`() {
    let store = plant()
    store.sideEffects.register(PumpEffects(scrub: { _ in }), at: .pump).cancel()
    store.dispatch(.pump(.cleaned(id: 1)))
    store.sideEffects.register(PumpEffects(scrub: { _ in }), at: .spare)
    store.sideEffects.unregisterAll()
    store.dispatch(.spare(.cleaned(id: 1)))
    expectEqual(issues.kinds, [.missingEffect, .missingEffect])
  }

  @Test func `an action of an effect comes from the effect's place in the schema`() async {
    let sources = Mutex<[ActionSource]>([])
    let store = Store<PlantState, PlantAction>.plant(
      reducer: Reducers.plant,
      middleware: AnyMiddleware { _, source, _ in
        sources.withLock { $0.append(source) }
        return .doNothing
      }
    )
    store.sideEffects.register(PlantEffects(light: { "on" }))
    store.sideEffects.register(
      PumpEffects(monitor: { Levels(values: nil) }, tick: { AsyncStream { _ in } }),
      at: .pump
    )
    store.dispatch(.pump(.started))
    await store.reached { $0.panel.text == "on" }
    let source = sources.withLock { $0.last }
    expectEqual(source?.file, "Effects.statekit.json")
    expectEqual(source?.function, "Plant")
    expectEqual(source?.causes.count, 1)
  }

  @Test func `the end of a store cancels the running effects`() async {
    let cancelled = Gate()
    var store: Store<PlantState, PlantAction>? = plant()
    let begun = Gate()
    store?.sideEffects.register(
      PlantEffects(alarm: { _ in
        await withTaskCancellationHandler {
          begun.open()
          await cancelled.wait()
        } onCancel: {
          cancelled.open()
        }
      })
    )
    store?.dispatch(.pump(.broke(error: .dry)))
    await begun.wait()
    store = nil
    await cancelled.wait()
  }

  @Test func `a request is asked, and its answer kept`() async {
    let store = Store.hub(reducer: Reducers.hub)
    let ann = Person(id: 1, name: "Ann")
    store.sideEffects.register(
      PeopleEffects(
        fetchUsers: { () throws(ServiceError) in [ann] },
        loadTotal: { 3 },
        lookUp: { _, id throws(ServiceError) in
          guard id == 1 else { throw .unknown }
          return ann
        }
      ),
      at: .people
    )
    store.sideEffects.register(
      PapersEffects(print: { users, copies throws(ServiceError) in (users: users, pages: copies) }),
      at: .papers
    )
    store.dispatch(.people(.fetchUsers(.request)))
    await store.reached { $0.people.users == [ann] }
    store.dispatch(.people(.loadTotal(.request)))
    for id in 1...2 { store.dispatch(.people(.lookUp(.request(depth: 1, id: id)))) }
    expectEqual(store.state.people.found, [1: .loading(nil), 2: .loading(nil)])
    await store.reached {
      $0.people.total == .loaded(3) && $0.people.found == [1: .loaded(ann), 2: .failed(.unknown, nil)]
    }
  }

  @Test func `an operation is over when its result has been handled`() async {
    let store = Store.hub(reducer: Reducers.hub)
    var running: [Int] = []
    store.observer = { [unowned store] event in
      if case .action = event { running.append(store.runningEffects.count) }
    }
    store.sideEffects.register(
      PeopleEffects(fetchUsers: { () throws(ServiceError) in throw .offline }, loadTotal: { 3 })
    )
    store.dispatch(.people(.loadTotal(.request)))
    await store.reached { $0.people.total == .loaded(3) }
    store.dispatch(.people(.fetchUsers(.request)))
    await store.reached { $0.people.note == "offline" }
    expectEqual(running, [1, 0, 1, 0])
  }

  @Test func `a cancelled request does not give a result any more`() async {
    let store = Store.hub(reducer: Reducers.hub)
    let (begun, gate, over) = (Gate(), Gate(), Gate())
    store.sideEffects.register(
      PeopleEffects(loadTotal: {
        begun.open()
        await gate.wait()
        over.open()
        return 3
      }),
      at: .people
    )
    store.dispatch(.people(.loadTotal(.request)))
    await begun.wait()
    store.dispatch(.people(.closed))
    gate.open()
    await over.wait()
    store.dispatch(.people(.noted(text: "after")))
    expectEqual(store.state.people.total, .idle)
  }

  private let filled = PlantState(
    extra: TankState(id: 0),
    tanks: [TankState(id: 1), TankState(id: 2)]
  )

  @Test func `the requests of elements and of an optional child are their own`() async {
    let store = plant(filled)
    let gate = Gate()
    let effects = TankEffects(measure: {
      await gate.wait()
      return 7
    })
    store.sideEffects.register(effects, at: .tanks)
    store.sideEffects.register(effects, at: .extra)
    store.dispatch(.tanks(id: 2, action: .measure(.request)))
    store.dispatch(.extra(.measure(.request)))
    expectEqual(store.state.tanks.map(\.level), [.idle, .loading(nil)])
    gate.open()
    await store.reached { $0.tanks[id: 2]?.level == .loaded(7) && $0.extra?.level == .loaded(7) }
    expectEqual(store.state.tanks[id: 1]?.level, .idle)
  }

  @Test func `an effect of a removed child does not give an action any more`() async {
    let store = plant(filled)
    let (begun, gate, over) = (Gate(count: 2), Gate(), Gate(count: 2))
    let effects = TankEffects(measure: {
      begun.open()
      await gate.wait()
      over.open()
      return 7
    })
    store.sideEffects.register(effects, at: .tanks)
    store.sideEffects.register(effects, at: .extra)
    store.dispatch(.tanks(id: 2, action: .measure(.request)))
    store.dispatch(.extra(.measure(.request)))
    await begun.wait()
    store.dispatch(.dried)
    store.dispatch(.sold(id: 2))
    gate.open()
    await over.wait()
    store.dispatch(.panel(.darkened))
    #expect(store.state.extra == nil && store.state.tanks.count == 1)
    #expect(issues.kinds.isEmpty)
  }

  @Test func `a parent's effect for an element gives actions of that element, and 'until' below gives up`()
    async
  {
    let store = plant(filled)
    store.sideEffects.register(PlantEffects(count: { 3 }, drain: { tank in tank + 7 }))
    store.dispatch(.count(.request))
    expectEqual(store.state.total, .loading(nil))
    store.dispatch(.tanks(id: 2, action: .opened))
    expectEqual(store.state.total, .idle)
    await store.reached { _ in trace.actions.last == .tanks(id: 2, action: .filled(by: 9)) }
  }

  @Test func `a parent's effect knows for which element it is, and its policy may hold for each`() async {
    let store = plant(filled)
    let gate = Gate()
    store.sideEffects.register(
      PlantEffects(pour: { tank, a, b in
        AsyncStream { stream in
          Task {
            await gate.wait()
            stream.yield(tank * 100 + a * 10 + b)
            stream.finish()
          }
        }
      })
    )
    for id in [2, 1, 2] {
      store.dispatch(.tanks(id: id, action: .poured(action: store.runningEffects.count, send: 5)))
    }
    expectEqual(store.runningEffects.count, 2)
    gate.open()
    await store.reached { _ in trace.actions.count { $0.name == "tanks.filled" } == 2 }
    #expect(trace.actions.contains(.tanks(id: 2, action: .filled(by: 205))))
    #expect(trace.actions.contains(.tanks(id: 1, action: .filled(by: 115))))
  }

  @Test func `closures without a place are for every domain that needs them, however deep`() async {
    let store = plant(filled)
    let registration = store.sideEffects.register(GaugeEffects(read: { 4 }))
    store.dispatch(.extra(.gauge(.looked)))
    store.dispatch(.tanks(id: 2, action: .gauge(.looked)))
    await store.reached { $0.extra?.gauge.value == 4 && $0.tanks[id: 2]?.gauge.value == 4 }
    expectEqual(store.state.tanks[id: 1]?.gauge.value, 0)
    registration.cancel()
    store.dispatch(.extra(.gauge(.looked)))
    expectEqual(issues.kinds, [.missingEffect])
    expectEqual(issues.messages.first?.contains("needs the effect extra.gauge.read"), true)
  }

  @Test func `closures for a domain below an optional one are not used for other domains`() async {
    let store = plant(filled)
    store.sideEffects.register(GaugeEffects(read: { 4 }), at: PlantScope.root.extra.gauge)
    store.sideEffects.register(GaugeEffects(read: { 5 }), at: PlantScope.root.tanks(id: 2).gauge)
    store.dispatch(.extra(.gauge(.looked)))
    store.dispatch(.tanks(id: 2, action: .gauge(.looked)))
    await store.reached { $0.extra?.gauge.value == 4 && $0.tanks[id: 2]?.gauge.value == 5 }
    store.dispatch(.tanks(id: 1, action: .gauge(.looked)))
    expectEqual(issues.kinds, [.missingEffect])
  }

  @Test func `closures for a domain that is not in the tree are reported where they are registered`() {
    let store = plant()
    store.sideEffects.register(PeopleEffects(loadTotal: { 3 }))
    expectEqual(issues.kinds, [.unknownActionType])
    expectEqual(
      issues.messages.first?.contains(
        "The closures of PeopleEffects are never called: the tree of PlantAction has no PeopleAction"
      ),
      true
    )
  }

  @Test func `one list has the closures of a tree, each domain takes its own, and others are left out`() async
  {
    let store = Store.plant(
      initialState: filled,
      reducer: Reducers.plant,
      effects: [PeopleEffects(loadTotal: { 3 }), GaugeEffects(read: { 4 }), PlantEffects(light: { "on" })],
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    store.dispatch(.extra(.gauge(.looked)))
    store.dispatch(.pump(.started))
    await store.reached { $0.extra?.gauge.value == 4 && $0.panel.text == "on" }
    expectEqual(Set(issues.kinds), [.missingEffect], "the pump has effects of its own")
    let registration = store.sideEffects.register([GaugeEffects(read: { 5 })])
    registration.cancel()
    store.dispatch(.tanks(id: 2, action: .gauge(.looked)))
    await store.reached { $0.tanks[id: 2]?.gauge.value == 4 }
  }

  @Test func `two closures for one effect in a list are reported with the places they fit`() {
    let store = plant(filled)
    store.sideEffects.register([PlantEffects(light: { "on" }), PlantEffects(), GaugeEffects(read: { 4 })])
    expectEqual(issues.kinds, [])
    store.sideEffects.register([GaugeEffects(read: { 4 }), GaugeEffects(read: { 5 })])
    expectEqual(issues.kinds, [.repeatedEffects])
    expectEqual(
      issues.messages.first?.contains(
        "Two values of GaugeEffects in one list have 'read' for 'extra.gauge' and 'extra.seal' and 'tanks.gauge' and 'tanks.seal', and"
      ),
      true,
      "\(issues.messages)"
    )
  }

  @Test func `closures of a whole app can be registered in the store of one feature`() async {
    func register<State, Action>(in registry: SideEffectRegistry<State, Action>)
    where Action: DomainAction, State == Action.DomainState {
      registry.register(PeopleEffects(loadTotal: { 3 }), ifPresent: true)
      registry.register(PlantEffects(light: { "on" }), ifPresent: true)
    }
    let store = plant()
    register(in: store.sideEffects)
    expectEqual(issues.kinds, [])
    store.dispatch(.pump(.started))
    await store.reached { $0.panel.text == "on" }
  }

  @Test func `an effect that is missed in a list is reported by its name there`() {
    let store = plant(filled)
    store.dispatch(.tanks(id: 1, action: .measure(.request)))
    store.dispatch(.tanks(id: 2, action: .measure(.request)))
    expectEqual(issues.kinds, [.missingEffect])
    expectEqual(issues.messages.first?.contains("needs the effect tanks.measure"), true)
  }
}

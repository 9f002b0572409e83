import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Turns for stores whose reducers return effects.
@MainActor
@Suite(.watched)
struct HostTurnTests {
  private let issues = Issues()

  /// A store whose reducer returns an effect for each action, as those of the Composable Architecture do.
  @MainActor
  private final class EffectStore<State, Action: Sendable> {
    var state: State
    var actions: [Action] = []
    let host: DomainHost<State, Action>
    var effects: [Task<Void, Never>] = []
    let ended: Gate

    init(_ state: State, _ host: DomainHost<State, Action>, endsAfter count: Int) {
      self.state = state
      self.host = host
      self.ended = Gate(count: count)
    }

    func send(_ action: Action) {
      let turn = host.turn(&state, action)
      actions.append(action)
      effects.append(
        Task {
          await host.run(turn) { [self] in send($0) }
          ended.open()
        }
      )
    }
  }

  @Test func `derived actions are sent, and effects end when all that they started has ended`() async {
    let host = DomainHost(Domain.desk(reducer: Reducers.desk))
    let store = EffectStore(DeskTests.state, host, endsAfter: 4)
    store.send(.tray(.arrived(id: 1, title: "a")))
    await store.ended.wait()
    expectEqual(
      store.actions,
      [
        .tray(.arrived(id: 1, title: "a")), .archive(.filed(id: 1, title: "a")), .archive(.counted),
        .archive(.emptied),
      ]
    )
    #expect(host.runningEffects.isEmpty)
  }

  @Test func `a request sends its response before its effect ends`() async {
    let host = DomainHost(Domain.plant(reducer: Reducers.plant))
    host.sideEffects.register(PlantEffects(count: { 7 }))
    let store = EffectStore(PlantState(), host, endsAfter: 2)
    store.send(.count(.request))
    await store.effects[0].value
    expectEqual(store.state.total.value, 7)
    await store.ended.wait()
    #expect(host.runningEffects.isEmpty)
  }

  @Test func `cancelling the effect ends the work, and only that of its turn`() async {
    let host = DomainHost(Domain.plant(reducer: Reducers.plant))
    let (begun, ended) = (Gate(count: 2), Gate())
    host.sideEffects.register(
      TankEffects(measure: {
        let (never, input) = AsyncStream<Int>.makeStream()
        input.onTermination = { _ in ended.open() }
        begun.open()
        for await _ in never {}
        return 0
      })
    )
    let state = PlantState(tanks: [TankState(id: 1), TankState(id: 2)])
    let store = EffectStore(state, host, endsAfter: 1)
    store.send(.tanks(id: 1, action: .measure(.request)))
    store.send(.tanks(id: 2, action: .measure(.request)))
    await begun.wait()
    store.effects[0].cancel()
    await ended.wait()
    await store.effects[0].value
    expectEqual(host.runningEffects.count, 1)
    expectEqual(store.actions.dropFirst(2), [.tanks(id: 1, action: .measure(.cancelled))])
    store.effects[1].cancel()
    await store.effects[1].value
    #expect(host.runningEffects.isEmpty)
  }

  @Test func `work that a later turn ends lets the effect of the earlier turn end`() async {
    let host = DomainHost(Domain.plant(reducer: Reducers.plant))
    let (levels, input) = AsyncStream<(level: Int, at: Int)>.makeStream()
    host.sideEffects.register(
      PumpEffects(monitor: { Levels(values: levels) }, tick: { AsyncStream { $0.finish() } })
    )
    host.sideEffects.register(PlantEffects(light: { "on" }))
    let store = EffectStore(PlantState(), host, endsAfter: 1)
    store.send(.pump(.started))
    input.yield((level: 1, at: 1))
    store.send(.pump(.stopped))
    await store.effects[0].value
    await store.effects[1].value
    for effect in store.effects { await effect.value }
    #expect(host.runningEffects.isEmpty)
  }

  @Test func `a task that is cancelled before it begins runs nothing`() async {
    let host = DomainHost(Domain.desk(reducer: Reducers.desk))
    let store = EffectStore(DeskTests.state, host, endsAfter: 1)
    store.send(.tray(.arrived(id: 1, title: "a")))
    store.effects[0].cancel()
    await store.ended.wait()
    expectEqual(store.actions, [.tray(.arrived(id: 1, title: "a"))])
  }

  @Test func `a host without a store reports what it cannot do`() async {
    let host = DomainHost(
      Domain.desk(reducer: Reducers.desk),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    var state = DeskTests.state
    host.reduce(&state, .closed)
    host.run()
    expectEqual(issues.kinds, [.hostWithoutStore])
    expectEqual(issues.messages.first?.contains("archive.locked"), true)
    host.sideEffects.addAfterReducers { (_: ArchiveAction, _: Dispatcher<DeskAction>) in
      Issue.record("a side effect was called without a state")
    }
    host.reduce(&state, .archive(.counted))
    host.run()
    expectEqual(issues.kinds, [.hostWithoutStore, .hostWithoutStore])
  }
}

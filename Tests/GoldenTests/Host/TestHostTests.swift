import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Exhaustive tests of the glue between a feature and a store.
@MainActor
@Suite(.watched)
struct TestHostTests {
  private typealias Plant = ForeignStore<PlantState, PlantAction>
  private typealias Host = TestHost<PlantState, PlantAction>

  private func plant(_ kind: Plant.Kind = .nested, _ state: PlantState = PlantState()) -> Plant {
    Plant(state, .plant(reducer: Reducers.plant), kind)
  }

  /// The failures of a test, without their places.
  private func failures(_ body: () async -> Void) async -> [String] {
    let messages = Lock<[String]>([])
    await withKnownIssue(isIntermittent: true) {
      await body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0 }
  }

  // MARK: What is right

  @Test(arguments: ForeignStore<PlantState, PlantAction>.Kind.atOnce)
  private func `actions that are sent, derived and sent by effects are asserted with their changes`(
    kind: Plant.Kind
  ) async {
    let plant = plant(kind)
    let host = Host(plant.host)
    host.sideEffects.register(PlantEffects(count: { 7 }))
    host.send(.count(.request)) { $0.total = .loading(nil) }
    await host.receive(.count(.success(7))) { $0.total = .loaded(7) }
    await host.finish()
  }

  @Test func `in a store that handles actions later, what it dispatches is received`() async {
    let plant = plant(.later)
    let host = Host(plant.host)
    host.sideEffects.register(PlantEffects(count: { 7 }))
    plant.dispatch(.count(.request))
    await host.receive(\.count?.request) { $0.total = .loading(nil) }
    await host.settled()
    await host.receive(\.count?.success) { $0.total = .loaded(7) }
    await host.finish()
  }

  @Test func `actions of bridges are received, and those that the store makes of its own`() async {
    let desk = ForeignStore(DeskTests.state, .desk(reducer: Reducers.desk), .queued)
    let host = TestHost(desk.host)
    host.exhaustivity = .off
    host.send(.tray(.arrived(id: 1, title: "a")))
    await host.receive(.archive(.filed(id: 1, title: "a")))
    await host.receive(.archive(.emptied))
    desk.dispatch(.archive(.counted))
    await host.receive(.archive(.counted))
    await host.finish()
  }

  @Test func `a host for turns is tested with a state and a dispatch`() async {
    let host = DomainHost(Domain.plant(reducer: Reducers.plant))
    host.sideEffects.register(PlantEffects(count: { 7 }))
    @MainActor final class Model {
      var state = PlantState()
      func send(_ action: PlantAction, _ host: DomainHost<PlantState, PlantAction>) {
        let turn = host.turn(&state, action)
        Task { await host.run(turn) { self.send($0, host) } }
      }
    }
    let model = Model()
    let test = Host(host, state: { model.state }, dispatch: { model.send($0, host) })
    test.send(.count(.request)) { $0.total = .loading(nil) }
    await test.receive(.count(.success(7))) { $0.total = .loaded(7) }
    await test.finish()
  }

  @Test func `effects that the first state starts are no matter of the test, and others can be skipped`()
    async
  {
    let clock = TestClock()
    let radio = ForeignStore(
      RadioState(isRecording: true),
      .radio(reducer: Reducers.radio),
      .nested,
      configuration: StoreConfiguration(clock: clock)
    )
    let host = TestHost(radio.host)
    host.send(.started)
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    await host.receive(.ticked) { $0.seconds = 1 }
    host.skipEffects()
    await host.finish()
  }

  // MARK: What is wrong

  @Test func `an action that was not received, and work that goes on, are failures`() async {
    let failures = await failures {
      let plant = plant()
      let host = Host(plant.host)
      host.sideEffects.register(
        PumpEffects(monitor: { Levels(values: AsyncStream { _ in }) }, tick: { AsyncStream { _ in } })
      )
      host.sideEffects.register(PlantEffects(light: { "on" }))
      host.send(.pump(.started))
      await host.settled()
      await host.finish(timeout: .zero)
    }
    expectEqual(
      failures.map { $0.prefix(40) },
      ["Effects still run, which these actions s", "These actions came and were not received"]
    )
  }

  @Test func `a change that the test does not expect is a failure`() async {
    let failures = await failures {
      let plant = plant()
      let host = Host(plant.host)
      host.send(.dried)
      await host.finish()
    }
    expectEqual(failures.count, 1)
    #expect(failures[0].hasPrefix("The state changed, though no change was expected, after"))
  }

  @Test func `an action that the glue keeps from the reducer is a failure`() async {
    let failures = await failures {
      let plant = plant()
      let host = Host(plant.host)
      host.sideEffects.register(PlantEffects(count: { 7 }))
      plant.keepsBack = { if case .count(.success) = $0 { true } else { false } }
      host.send(.count(.request)) { $0.total = .loading(nil) }
      await plant.settled { !plant.host.awaitedActions.isEmpty }
      await host.receive(.count(.success(7)), timeout: .zero)
      await host.settled(timeout: .zero)
      plant.keepsBack = { _ in true }
      host.send(.dried)
      await host.finish(timeout: .zero)
    }
    let lost = "These actions were dispatched and did not reach the reducer of the host:"
    expectEqual(failures.count, 5)
    #expect(failures[0].hasPrefix("No action came within 0.0 seconds. \(lost)"))
    #expect(failures[1].hasPrefix("The host has not settled within 0.0 seconds. \(lost)"))
    #expect(failures[2].hasPrefix("The action did not reach the host's reducer at once."))
    #expect(failures[3].hasPrefix("Effects still run"))
    #expect(failures[4].hasPrefix(lost))
  }

  @Test func `an action that came too late for its effect is a failure`() async {
    let failures = await failures {
      let plant = plant()
      let host = Host(plant.host)
      host.sideEffects.register(PlantEffects(count: { 7 }))
      plant.keepsBack = { if case .count(.success) = $0 { true } else { false } }
      host.send(.count(.request)) { $0.total = .loading(nil) }
      await plant.settled { !plant.host.awaitedActions.isEmpty }
      host.sideEffects.register(PlantEffects(count: { 8 }))
      host.send(.count(.request))
      await plant.settled { plant.host.awaitedActions.count == 2 }
      plant.keepsBack = { _ in false }
      plant.dispatch(.count(.success(8)))
      await host.receive(.count(.success(8))) { $0.total = .loaded(8) }
      await host.finish()
    }
    expectEqual(failures.count, 1)
    #expect(failures[0].hasSuffix("PlantAction.count(\n    .success(7)\n  )"))
  }

  @Test func `a state that the store does not take from the reducer is a failure`() async {
    let failures = await failures {
      let plant = plant()
      let host = Host(plant.host)
      host.send(.dried) { $0.isDry = true }
      plant.replace { $0.isDry = false }
      await host.finish()
    }
    expectEqual(failures.count, 1)
    #expect(failures[0].hasPrefix("The state of the store is not the one that the reducer made."))
  }

  @Test func `another action that the store handles first is a failure`() async {
    let failures = await failures {
      let plant = plant()
      let host = Host(plant.host)
      plant.keepsBack = { _ in
        plant.keepsBack = { _ in false }
        plant.dispatch(.pump(.stopped))
        return false
      }
      host.send(.dried)
      await host.receive(.dried) { $0.isDry = true }
      await host.finish()
    }
    expectEqual(failures.count, 1)
    #expect(failures[0].hasPrefix("Another action was handled first."))
  }

  @Test func `an issue of the host is a failure`() async {
    let failures = await failures {
      let plant = plant()
      let host = Host(plant.host)
      host.send(.count(.request)) { $0.total = .loading(nil) }
      await host.receive(.count(.cancelled)) { $0.total = .idle }
      await host.finish()
    }
    expectEqual(failures.count, 1)
    #expect(failures[0].contains("needs the effect count, which is not supplied"), "\(failures)")
  }

  @Test func `work that does not end in time is named when a test waits for it`() async {
    let failures = await failures {
      let clock = TestClock()
      let plant = plant()
      let host = Host(plant.host)
      host.sideEffects.register(
        PlantEffects(count: {
          try? await clock.sleep(for: .seconds(1))
          return 7
        })
      )
      host.send(.count(.request)) { $0.total = .loading(nil) }
      await clock.waitForSleepers(1)
      await host.settled(timeout: .zero)
      await clock.advance(by: .seconds(1))
      await host.settled()
      await host.receive(.count(.success(7))) { $0.total = .loaded(7) }
      await host.finish()
    }
    expectEqual(failures.count, 1)
    #expect(failures[0].contains("A task sleeps on a TestClock, until 1.0 seconds"))
  }
}

import StateKit
import StateKitRecording
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Conditions of schemas that always hold.
@MainActor
@Suite(.watched)
struct InvariantTests {
  private let domain = Domain.greenhouse()
  private let issues = Issues()

  private var configuration: StoreConfiguration {
    StoreConfiguration(reporter: issues.reporter, checksInvariants: true)
  }

  private func store(_ state: GreenhouseState = GreenhouseState()) -> Store<GreenhouseState, GreenhouseAction>
  {
    .greenhouse(initialState: state, configuration: configuration)
  }

  private func broken(_ state: GreenhouseState) -> [String] {
    GreenhouseAction.brokenInvariants(in: state).map(\.path)
  }

  // MARK: In a state

  @Test func `broken invariants are found in each instance of each domain, own ones first`() {
    expectEqual(broken(GreenhouseState()), [])
    let state = GreenhouseState(
      isOpen: true,
      owner: "Ann",
      total: 7,
      heating: HeatingState(degrees: 3),
      beds: [BedState(id: 1, height: 1), BedState(id: 5, height: -1)],
      roof: RoofState(isTight: false, rain: true),
      path: [.roof(RoofState()), .roof(RoofState(isTight: false, rain: true))]
    )
    expectEqual(
      broken(state),
      [
        "anOpenHouseIsCold", "aHouseIsNotSold", "totalIsThatOfBeds", "heating.isWarmOnlyIfOn",
        "beds[5].growsUpwards", "roof.itIsDry", "path[1].roof.itIsDry",
      ]
    )
    expectEqual(
      GreenhouseAction.brokenInvariants(in: state).first?.description,
      "anOpenHouseIsCold of Invariants.statekit.json, Greenhouse: Heat is expensive."
    )
  }

  // MARK: In a store

  @Test func `a store reports each break once, and again after it held`() {
    let store = store()
    store.dispatch(.covered)
    store.dispatch(.roof(.rained))
    store.dispatch(.heating(.stopped))
    store.dispatch(.roof(.rained))
    expectEqual(issues.kinds, [.brokenInvariant])
    store.dispatch(.roof(.mended))
    store.dispatch(.covered)
    expectEqual(issues.kinds, [.brokenInvariant])
    store.dispatch(.roof(.rained))
    expectEqual(
      issues.messages.last,
      "The invariant roof.itIsDry does not hold after the action roof.rained. (Invariants.statekit.json, Roof)"
    )
    expectEqual(issues.kinds.count, 2)
  }

  @Test func `a break of a child that went is none for one in its place`() {
    let store = store()
    for _ in 1...2 {
      store.dispatch(.covered)
      store.dispatch(.roof(.rained))
      store.dispatch(.uncovered)
    }
    expectEqual(issues.kinds, [.brokenInvariant, .brokenInvariant])
  }

  @Test func `the first state is checked, and its break is not that of the first action`() {
    let store = store(GreenhouseState(owner: "Ann"))
    store.dispatch(.opened)
    expectEqual(
      issues.messages,
      [
        "The invariant aHouseIsNotSold does not hold in the first state. (Invariants.statekit.json, Greenhouse)"
      ]
    )
  }

  @Test func `the text has no sensitive value`() {
    store().dispatch(.sold(owner: "Ann"))
    expectEqual(issues.kinds, [.brokenInvariant])
    #expect(!issues.messages.joined().contains("Ann"))
  }

  @Test func `an invariant that reads a child is checked after the child's actions`() {
    let store = store()
    store.dispatch(.opened)
    store.dispatch(.heating(.started(degrees: 20)))
    expectEqual(
      issues.messages,
      [
        "The invariant anOpenHouseIsCold does not hold after the action heating.started: Heat is expensive. (Invariants.statekit.json, Greenhouse)"
      ]
    )
  }

  @Test func `an action and what bridges derive from it are checked one by one`() {
    let store = store(GreenhouseState(heating: HeatingState(degrees: 20, isOn: true)))
    store.dispatch(.opened)
    expectEqual(store.state.heating.degrees, 0)
    expectEqual(issues.kinds, [.brokenInvariant])
  }

  @Test func `of a list, only the element of the action is looked at, unless the list changed`() {
    let reads = BedReads()
    let state = GreenhouseState(beds: IdentifiedArray((0..<100).map { BedState(id: $0) }))
    let store = store(state)
    BedReads.$current.withValue(reads) {
      store.dispatch(.beds(id: 7, action: .grew(by: 1)))
      expectEqual(reads.count, 1)
      store.dispatch(.heating(.stopped))
      expectEqual(reads.count, 1)
      store.dispatch(.removed(id: 7))
      expectEqual(reads.count, 100)
    }
  }

  @Test func `a store without the checks looks at nothing`() {
    let reads = BedReads()
    BedReads.$current.withValue(reads) {
      let store = Store.greenhouse(
        initialState: GreenhouseState(owner: "Ann", beds: [BedState(id: 1)]),
        configuration: StoreConfiguration(reporter: issues.reporter, checksInvariants: false)
      )
      store.dispatch(.beds(id: 1, action: .grew(by: -1)))
    }
    expectEqual(reads.count, 0)
    expectEqual(issues.kinds, [])
  }

  @Test func `checks are on where StateKit is built for debugging`() {
    expectEqual(StoreConfiguration().checksInvariants, StoreConfiguration.isBuiltForDebugging)
  }

  @Test func `a store made by hand checks them, too`() {
    let store = Store(
      initialState: HeatingState(),
      reducer: Reducer<HeatingState, HeatingAction>.heating(),
      configuration: configuration
    )
    store.dispatch(.warmed(degrees: 3))
    expectEqual(issues.kinds, [.brokenInvariant])
  }

  @Test func `a state that a debugger goes on with is checked`() {
    let store = store()
    _ = store.hold()
    store.show(GreenhouseState(owner: "Ann"))
    expectEqual(issues.kinds, [])
    store.goOn()
    expectEqual(issues.kinds, [.brokenInvariant])
  }

  // MARK: In a host

  @Test(arguments: ForeignStore<GreenhouseState, GreenhouseAction>.Kind.atOnce)
  private func `a host reports as a store does`(kind: ForeignStore<GreenhouseState, GreenhouseAction>.Kind) {
    let store = ForeignStore(GreenhouseState(owner: "Ann"), domain, kind, configuration: configuration)
    store.dispatch(.covered)
    store.dispatch(.roof(.rained))
    store.dispatch(.roof(.rained))
    store.dispatch(.heating(.warmed(degrees: 1)))
    expectEqual(
      issues.messages.map { $0.prefix { $0 != "(" } },
      [
        "The invariant aHouseIsNotSold does not hold in the first state. ",
        "The invariant roof.itIsDry does not hold after the action roof.rained. ",
        "The invariant heating.isWarmOnlyIfOn does not hold after the action heating.warmed. ",
      ]
    )
  }

  // MARK: In tests

  @Test func `a test store fails at the action, with the difference`() async throws {
    var line = 0
    let failures = await failures {
      let store = TestStore(.greenhouse())
      store.send(.covered) { $0.roof = RoofState(isTight: false) }
      line = #line + 1
      store.send(.roof(.rained)) { $0.roof?.rain = true }
      store.send(.uncovered) { $0.roof = nil }
    }
    let failure = try #require(failures.first)
    expectEqual(failures.count, 1)
    expectEqual(failure.line, line)
    for part in [
      "The invariant roof.itIsDry of Invariants.statekit.json, Roof does not hold after", "rained",
      "rain: false",
      "rain: true", "(Before: -, After: +)",
    ] {
      #expect(failure.message.contains(part), "\(failure.message)")
    }
  }

  @Test func `a received action that breaks one fails where it is received, with its causes`() async throws {
    var line = 0
    let failures = await failures {
      let store = TestStore(
        .greenhouse(
          middleware: BridgeMiddleware<GreenhouseAction, GreenhouseAction, GreenhouseState>()
            .bridge(\.closed >=> { .sold(owner: "Ann") })
        )
      )
      store.send(.closed)
      line = #line + 1
      await store.receive(.sold(owner: "Ann")) { $0.owner = "Ann" }
    }
    expectEqual(failures.map(\.line), [line])
    let message = try #require(failures.first?.message)
    #expect(message.contains("Caused by:"), "\(message)")
    #expect(message.contains("closed at GoldenTests/InvariantTests.swift"), "\(message)")
  }

  @Test func `a break in an action that a relaxed test skips is a failure, too`() async {
    let failures = await failures {
      let store = TestStore(.greenhouse())
      store.exhaustivity = .off
      store.send(.covered)
      store.store.dispatch(.roof(.rained))
      store.store.dispatch(.uncovered)
      await store.finish()
    }
    expectEqual(failures.count, 1)
  }

  @Test func `the first state of a test is checked`() async {
    let failures = await failures {
      _ = TestStore(.greenhouse(initialState: GreenhouseState(owner: "Ann")))
    }
    expectEqual(
      failures.map(\.message),
      [
        "The invariant aHouseIsNotSold of Invariants.statekit.json, Greenhouse does not hold in the first state"
      ]
    )
  }

  @Test func `a test host fails at the action`() async {
    var line = 0
    let failures = await failures {
      let store = ForeignStore(GreenhouseState(), domain, .nested)
      let host = TestHost(store.host)
      line = #line + 1
      host.send(.heating(.warmed(degrees: 2))) { $0.heating.degrees = 2 }
      await host.finish()
    }
    expectEqual(failures.map(\.line), [line])
  }

  // MARK: In recordings

  @Test func `a recording has a line for a break, behind that of the action`() {
    let lines = Log<String>()
    let store = Store.greenhouse(
      middleware: ActionRecorder<GreenhouseAction, GreenhouseState>(including: []) { lines.add($0) },
      configuration: configuration
    )
    store.dispatch(.covered)
    store.dispatch(.roof(.rained))
    store.dispatch(.closed)
    expectEqual(
      lines.values,
      [
        #"{"action": "covered"}"#, #"{"action": "roof.rained"}"#,
        #"{"invariant": "roof.itIsDry", "at": "Invariants.statekit.json, Roof", "line": 2}"#,
        #"{"action": "closed"}"#,
      ]
    )
  }

  @Test func `a replay says the first line that breaks one`() throws {
    let recording = """
      {"action": "covered"}
      {"action": "roof.rained"}
      {"invariant": "roof.itIsDry", "at": "x", "line": 2}
      {"action": "closed"}
      """
    let replay = try Replay<GreenhouseState, GreenhouseAction>(recording)
    let difference = #expect(throws: ReplayDifference<GreenhouseState, GreenhouseAction>.self) {
      try replay.play(.greenhouse(), from: GreenhouseState())
    }
    expectEqual(difference?.line, 2)
    expectEqual(difference?.broken.map(\.path), ["roof.itIsDry"])
    expectEqual(
      difference?.description,
      "line 2: after roof(GoldenCode.RoofAction.rained) these invariants do not hold: "
        + "roof.itIsDry of Invariants.statekit.json, Roof"
    )
    let onStore = #expect(throws: ReplayDifference<GreenhouseState, GreenhouseAction>.self) {
      try replay.play(on: store())
    }
    expectEqual(onStore?.line, 2)
  }
}

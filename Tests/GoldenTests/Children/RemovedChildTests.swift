import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Work ends with the child that it belongs to, whatever takes the child away, and whatever kind of work it is.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RemovedChildTests {
  /// A word of the language that takes a child away.
  enum Way: String, CaseIterable {
    case set, setToAnother, remove, pop, setCase, setCaseToNull
    case removeInRequest, popInSuccess, setInSuccess
    case setInReaction, removeInReaction, popInReaction, setCaseInReaction
    case dismissOptional, dismissElement, dismissScreen, dismissCase, popFrom

    /// The action of the child at its place.
    func action(_ action: WorkerAction) -> YardAction {
      switch self {
      case .set, .setToAnother, .setInReaction, .dismissOptional: .guest(action)
      case .remove, .removeInRequest, .removeInReaction, .dismissElement: .rows(id: 1, action: action)
      case .pop, .popInSuccess, .popInReaction, .dismissScreen, .popFrom:
        .path(id: 0, action: .worker(action))
      case .setCase, .setCaseToNull, .setInSuccess, .setCaseInReaction, .dismissCase: .place(.worker(action))
      }
    }

    var removal: YardAction {
      switch self {
      case .set: .cleared
      case .setToAnother: .replaced
      case .remove: .removed(id: 1)
      case .pop: .popped
      case .setCase: .changed
      case .setCaseToNull: .emptied
      case .removeInRequest: .close(.request(id: 1))
      case .popInSuccess, .setInSuccess: .close(.success(id: 1))
      case .popFrom: .path(.popFrom(id: 0))
      case .setInReaction, .removeInReaction, .popInReaction, .setCaseInReaction: action(.left)
      case .dismissOptional, .dismissElement, .dismissScreen, .dismissCase: action(.closed)
      }
    }
  }

  private let issues = Issues()
  private let gate = Gate()

  private var state: YardState {
    var state = YardState(guest: WorkerState(id: 1), rows: [WorkerState(id: 1), WorkerState(id: 7)])
    state.path = [.worker(WorkerState(id: 1))]
    state.place = .worker(WorkerState(id: 1))
    return state
  }

  private let reducer = Reducer<YardState, YardAction>.yard(
    guest: .worker(tool: .tool()),
    rows: .worker(tool: .tool()),
    path: .yardPath(worker: .worker(tool: .tool()), shed: .shed()),
    place: .yardPlace(worker: .worker(tool: .tool()), shed: .shed())
  )

  /// Work that ends only when it is cancelled, or when the gate opens; then it answers.
  private func register(in registry: SideEffectRegistry<YardState, YardAction>) {
    let wait: @Sendable () async -> Void = { [gate] in await gate.wait() }
    registry.register(
      WorkerEffects(
        load: {
          await wait()
          return 5
        },
        haul: { await wait() },
        listen: { AsyncStream<Void> { _ in } },
        warn: { await wait() },
        watch: { AsyncStream<Void> { _ in } }
      )
    )
    registry.register(
      ToolEffects(sharpen: {
        await wait()
        return 6
      })
    )
    registry.register(YardEffects(close: { $0 }, depart: { 5 }))
  }

  private func starts(of way: Way) -> [YardAction] {
    [way.action(.began), way.action(.load(.request)), way.action(.tool(.sharpen(.request)))]
  }

  @Test(arguments: Way.allCases)
  func `all work of a child ends when it is removed, and no answer comes for it`(way: Way) async {
    let store = Store.yard(
      initialState: state,
      reducer: reducer,
      configuration: StoreConfiguration(reporter: issues.reporter, clock: TestClock())
    )
    register(in: store.sideEffects)
    // The work of another element goes on.
    store.dispatch(.rows(id: 7, action: .began))
    let others = store.runningEffects
    for action in starts(of: way) { store.dispatch(action) }
    expectEqual(store.runningEffects.count, others.count + 7)
    store.dispatch(way.removal)
    let left = Set(store.runningEffects).subtracting(others)
    // The request whose first phase removed the child runs.
    expectEqual(left.count, way == .removeInRequest ? 1 : 0)
    #expect(store.runningEffects.count >= others.count)
    // The next element with the id starts anew, and gets no answer of the one before.
    if store.state.rows[id: 1] == nil { store.dispatch(.came(id: 1)) }
    store.dispatch(.rows(id: 1, action: .load(.request)))
    expectEqual(store.state.rows[id: 1]?.loaded, .loading(nil))
    gate.open()
    await store.reached { $0.rows[id: 1]?.loaded == .loaded(5) }
    expectEqual(store.state.rows[id: 1]?.tool.edge, .idle)
    expectEqual(issues.kinds, [])
  }

  @Test(arguments: Way.allCases)
  func `all work of a child ends in a host, too`(way: Way) async {
    let store = ForeignStore(
      state,
      .yard(reducer: reducer),
      .nested,
      configuration: StoreConfiguration(reporter: issues.reporter, clock: TestClock())
    )
    register(in: store.host.sideEffects)
    for action in starts(of: way) { store.dispatch(action) }
    expectEqual(store.host.runningEffects.count, 7)
    store.dispatch(way.removal)
    expectEqual(store.host.runningEffects.count, way == .removeInRequest ? 1 : 0)
    gate.open()
    await store.settled { store.host.runningEffects.isEmpty }
    expectEqual(issues.kinds, [])
  }

  @Test func `a request that pops a stack without screens runs, so that its property does not load for ever`()
    async
  {
    let store = Store.yard(
      initialState: YardState(),
      reducer: reducer,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    register(in: store.sideEffects)
    await store.run(.depart(.request))
    expectEqual(store.departed, .loaded(5))
    expectEqual(issues.kinds, [])
  }
}

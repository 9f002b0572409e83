import Synchronization
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKit

@MainActor
struct RequestTests {
  private let ann = Person(id: 1, name: "Ann")

  private func state(_ actions: PeopleAction..., from state: PeopleState = PeopleState()) -> PeopleState {
    var state = state
    for action in actions { Reducers.people.reduce(&state, action) }
    return state
  }

  @Test func `a handler has all phases`() {
    expectEqual(state(.fetchUsers(.request)).note, "asked")
    expectEqual(state(.fetchUsers(.success(users: [ann]))).users, [ann])
    expectEqual(state(.fetchUsers(.failure(error: .offline))).note, "offline")
    #expect(state(.delete(.request(id: 1)), from: PeopleState(users: [ann])).users.isEmpty)
  }

  @Test func `'into' keeps the result of the request`() {
    expectEqual(state().total, .idle)
    expectEqual(state(.loadTotal(.request)).total, .loading(nil))
    expectEqual(state(.loadTotal(.request), .loadTotal(.success(3))).total, .loaded(3))
    expectEqual(state(.loadTotal(.success(3)), .loadTotal(.request)).total, .loading(3))
  }

  @Test func `'until' cancels the loading, and keeps the earlier value`() {
    expectEqual(state(.loadTotal(.request), .closed).total, .idle)
    expectEqual(state(.loadTotal(.success(3)), .loadTotal(.request), .closed).total, .loaded(3))
    expectEqual(state(.loadTotal(.success(3)), .closed).total, .loaded(3))
  }

  @Test func `with an id there is a value for each`() {
    let asked = state(.lookUp(.request(depth: 9, id: 1)), .lookUp(.request(depth: 9, id: 2)))
    expectEqual(asked.found, [1: .loading(nil), 2: .loading(nil)])
    let known = state(
      .lookUp(.success(id: 1, person: ann)),
      .lookUp(.failure(id: 2, error: .offline)),
      from: asked
    )
    expectEqual(known.found, [1: .loaded(ann), 2: .failed(.offline, nil)])
  }

  @Test func `'until' below gives up all that load, after the child's reducer`() {
    let found: [Int: Loadable<Person, ServiceError>] = [
      1: .loaded(ann), 2: .loading(nil), 3: .loading(ann), 4: .failed(.offline, nil),
    ]
    let tidied = state(.desk(.tidied), from: PeopleState(found: found))
    expectEqual(tidied.found, [1: .loaded(ann), 3: .loaded(ann), 4: .failed(.offline, nil)])
    #expect(tidied.desk.isTidy)
  }

  @Test func `a parent reacts to the phases of a request below, after the child`() {
    func hub(_ action: PeopleAction) -> HubState {
      var state = HubState()
      Reducers.hub.reduce(&state, .people(action))
      return state
    }
    let fetched = hub(.fetchUsers(.success(users: [ann])))
    #expect(fetched.names == ["Ann"] && fetched.people.users == [ann])
    #expect(hub(.fetchUsers(.request)).names.isEmpty)
    let loaded = hub(.loadTotal(.success(3)))
    #expect(loaded.total == 3 && loaded.people.total == .loaded(3))
    expectEqual(hub(.lookUp(.failure(id: 7, error: .offline))).lost, 7)
  }

  @Test func `each phase is a leaf with a name, an index and labels`() {
    expectEqual(
      PeopleAction.leaves.map(\.name),
      [
        "noted", "closed", "fetchUsers.request", "fetchUsers.success", "fetchUsers.failure",
        "loadTotal.request", "loadTotal.success", "loadTotal.cancelled",
        "lookUp.request", "lookUp.success", "lookUp.failure", "lookUp.cancelled", "delete.request",
        "delete.success", "delete.failure", "desk.tidied",
      ]
    )
    let actions: [HubAction] = [
      .people(.lookUp(.failure(id: 1, error: .offline))), .people(.desk(.tidied)),
      .papers(.print(.success(users: [], pages: 1))),
    ]
    expectEqual(actions.map(\.name), ["people.lookUp.failure", "people.desk.tidied", "papers.print.success"])
    expectEqual(PeopleAction.leaves[9].labels, ["id", "person"])
    expectEqual(PeopleAction.leaves[2].documentation, "Asks for all people.")
    expectEqual(HubAction.leaves.count, HubAction.actionTree.leafCount)
  }

  @Test func `phases have accessors`() {
    let action = HubAction.people(.fetchUsers(.success(users: [ann])))
    expectEqual(action.people?.fetchUsers?.success, [ann])
    #expect(action.people?.fetchUsers?.failure == nil)
    #expect(action.people?.lookUp == nil)
    var changed = action
    changed.people?.fetchUsers?.success = []
    expectEqual(changed, .people(.fetchUsers(.success(users: []))))
    #expect(changed.people?.isFetchUsers == true && changed.people?.fetchUsers?.isRequest == false)
  }

  @Test func `side effects are found by the phase, by the request, and by its type`() {
    let store = Store.hub(reducer: Reducers.hub)
    let calls = Calls()
    store.sideEffects.addBeforeReducers(\.people?.fetchUsers?.request) { calls.add("request") }
    store.sideEffects.addBeforeReducers(\.people?.fetchUsers) { _ in calls.add("path") }
    store.sideEffects.addBeforeReducers { (action: PeopleAction.FetchUsers) in
      calls.add("\(action.phaseIndex)")
    }
    store.sideEffects.addBeforeReducers { (_: PapersAction.Print) in calls.add("print") }
    store.dispatch(.people(.fetchUsers(.request)))
    store.dispatch(.people(.fetchUsers(.failure(error: .offline))))
    store.dispatch(.people(.noted(text: "")))
    expectEqual(calls.taken, ["request", "path", "0", "path", "2"])
  }

  @Test func `a key path to a request matches the leaves of its phases`() {
    expectEqual(HubAction.place(of: \HubAction.people?.lookUp)?.leaves, 8..<12)
    expectEqual(HubAction.place(of: \HubAction.people?.lookUp?.failure)?.leaves, 10..<11)
    expectEqual(PeopleAction.place(of: \PeopleAction.lookUp)?.leaves, 8..<12)
    expectEqual(PeopleAction.place(of: \PeopleAction.lookUp?.failure)?.leaves, 10..<11)
    expectEqual(HubAction.place(of: \HubAction.people?.lookUp?.failure?.error)?.leaves, 10..<11)
    expectEqual(HubAction.name(of: \HubAction.people?.lookUp?.failure)?.name, "people.lookUp.failure")
    expectEqual(HubAction.name(of: \HubAction.people?.lookUp)?.name, "people.lookUp")
    expectEqual(HubAction.name(of: \HubAction.people)?.name, "people")
    #expect(HubAction.name(of: \HubAction.self) == nil)
  }

  @Test func `bridges lead from a phase to a phase`() {
    let trace = Trace<HubAction>()
    let store = Store.hub(reducer: Reducers.hub, middleware: trace.middleware(for: HubState.self))
    store.dispatch(.people(.fetchUsers(.success(users: [ann]))))
    store.dispatch(.papers(.print(.failure(error: .offline))))
    expectEqual(
      trace.actions,
      [
        .people(.fetchUsers(.success(users: [ann]))), .papers(.print(.request(users: [ann], copies: 2))),
        .papers(.print(.failure(error: .offline))), .people(.loadTotal(.request)),
        // Nobody supplies the closure.
        .people(.loadTotal(.cancelled)),
      ]
    )
  }

  @Test func `only the domain of a kept request is touched`() {
    expectEqual(touched(by: Reducers.hub, .people(.loadTotal(.request)), from: HubState()), [1])
    expectEqual(touched(by: Reducers.hub, .people(.fetchUsers(.request)), from: HubState()), [1, 2])
  }
}

/// The calls, in order.
private final class Calls: Sendable {
  private let names = Mutex<[String]>([])

  var taken: [String] { names.withLock { $0 } }

  func add(_ name: String) { names.withLock { $0.append(name) } }
}

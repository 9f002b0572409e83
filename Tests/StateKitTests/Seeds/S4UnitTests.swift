import StateKit
import StateKitTestSupport
import Testing

/// The requirements for unit tests in the text on asynchronous requests: without a network, a store or
/// waiting.
@MainActor
struct S4UnitTests {
  private let users = [User(name: "Ada")]

  @Test func `S4.5 other actions leave the state untouched, and the root combines its children`() {
    var state = RequestState(users: users)
    for action: RequestAction in [
      .fetchUsers(.request), .fetchUsers(.failure(error: ServiceError(reason: ""))), .createPost(.success),
    ] {
      appReducer(&state, action)
      expectEqual(state, RequestState(users: users))
    }
    appReducer(&state, .createPost(.request(title: "On tea")))
    appReducer(&state, .fetchUsers(.success(users: [])))
    expectEqual(state, RequestState(users: [], posts: [Post(title: "On tea")]))
  }

  @Test func `S4.6 the action is a value`() {
    let action = RequestAction.fetchUsers(.success(users: users))
    expectEqual(action, .fetchUsers(.success(users: users)))
    #expect(action != .fetchUsers(.request))
  }

  @Test func `S4.6 the side effect runs without a store`() async {
    let dispatched = Recorder<RequestAction>()
    let sideEffect = fetchUsers(dataService: FakeDataService(users: .success(users)))
    sideEffect.run(.fetchUsers(.request), dispatch: Dispatcher { action, _ in dispatched.append(action) })
    await dispatched.wait(for: 1)
    expectEqual(dispatched.all, [.fetchUsers(.success(users: users))])
  }

  @Test func `S4.6 the reducer is a pure function`() {
    var fetched: [User] = []
    usersReducer(&fetched, .fetchUsers(.success(users: users)))
    expectEqual(fetched, users)
  }
}

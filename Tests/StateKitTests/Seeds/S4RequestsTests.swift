import StateKit
import StateKitTestSupport
import Testing

/// The requirements of the text on asynchronous requests, in a store.
@MainActor
struct S4RequestsTests {
  private nonisolated static let ada = User(name: "Ada")
  private nonisolated static let offline = ServiceError(reason: "offline")

  private func store(_ service: FakeDataService = FakeDataService()) -> Store<RequestState, RequestAction> {
    let sideEffects = [
      fetchUsers(dataService: service),
      createPost(dataService: service),
    ]
    return Store(initialState: RequestState(), reducer: appReducer, sideEffects: sideEffects)
  }

  /// The first two actions in the store: the dispatched one, and its answer.
  private func actions(
    after action: RequestAction,
    service: FakeDataService = FakeDataService()
  ) async -> [RequestAction] {
    let store = store(service)
    let actions = Recorder<RequestAction>()
    store.sideEffects.addAfterReducers { (action: RequestAction) in actions.append(action) }
    store.dispatch(action)
    await actions.wait(for: 2)
    return actions.all
  }

  @Test func `S4.1 a request has phases, whose labels are kept`() {
    let phases: [FetchUsers] = [.request, .success(users: [Self.ada]), .failure(error: Self.offline)]
    expectEqual(phases.map { "\($0)" }[0], "request")
    #expect(phases.map { "\($0)" }[1].hasPrefix("success(users: "))
    #expect(phases.map { "\($0)" }[2].hasPrefix("failure(error: "))
    let withPayload: [CreatePost] = [.request(title: "On tea"), .success, .failure(error: Self.offline)]
    expectEqual(withPayload.map { "\($0)" }.prefix(2), ["request(title: \"On tea\")", "success"])
  }

  @Test func `S4.2 a side effect ignores other actions and other phases`() async {
    let dispatched = Recorder<RequestAction>()
    let dispatch = Dispatcher<RequestAction> { action, _ in dispatched.append(action) }
    let sideEffect = fetchUsers(dataService: FakeDataService())
    #expect(!sideEffect.run(.createPost(.request(title: "")), dispatch: dispatch))
    #expect(sideEffect.run(.fetchUsers(.success(users: [])), dispatch: dispatch))
    #expect(sideEffect.run(.fetchUsers(.failure(error: Self.offline)), dispatch: dispatch))
    // A task that runs after all started tasks.
    await Task {}.value
    #expect(dispatched.all.isEmpty)
  }

  @Test(arguments: [
    (FakeDataService(users: .success([ada])), FetchUsers.success(users: [ada])),
    (FakeDataService(users: .failure(offline)), .failure(error: offline)),
  ])
  func `S4.3 success and failure come with what the service gave`(
    service: FakeDataService,
    outcome: FetchUsers
  ) async {
    await expectEqual(
      actions(after: .fetchUsers(.request), service: service),
      [
        .fetchUsers(.request), .fetchUsers(outcome),
      ]
    )
  }

  @Test func `S4.3 a success without a payload comes too`() async {
    let service = FakeDataService()
    let failing = FakeDataService(creation: .failure(Self.offline))
    let request = RequestAction.createPost(.request(title: "On tea"))
    await expectEqual(actions(after: request, service: service), [request, .createPost(.success)])
    expectEqual(service.created.all, ["On tea"])
    await expectEqual(
      actions(after: request, service: failing),
      [
        request, .createPost(.failure(error: Self.offline)),
      ]
    )
  }

  @Test func `S4.4 side effects that share a service are given to the store as a list`() async {
    let service = FakeDataService()
    let store = Store(
      initialState: RequestState(),
      reducer: appReducer,
      sideEffects: [fetchUsers(dataService: service), createPost(dataService: service)]
    )
    store.dispatch(.createPost(.request(title: "On tea")))
    store.dispatch(.fetchUsers(.request))
    await store.until { !$0.users.isEmpty }
    await service.created.wait(for: 1)
    expectEqual(
      store.state,
      RequestState(users: [Self.ada, User(name: "Grace")], posts: [Post(title: "On tea")])
    )
  }

  @Test func `S4.7 a listener sees each state change, in order`() async {
    let store = store()
    let states = Recorder<RequestState>()
    let subscription = store.subscribe { state in states.append(state()) }
    store.dispatch(.createPost(.request(title: "On tea")))
    store.dispatch(.fetchUsers(.success(users: [Self.ada])))
    store.dispatch(.fetchUsers(.success(users: [])))
    let posts = [Post(title: "On tea")]
    expectEqual(
      states.all,
      [
        RequestState(), RequestState(posts: posts), RequestState(users: [Self.ada], posts: posts),
        RequestState(posts: posts),
      ]
    )
    subscription.cancel()
  }
}

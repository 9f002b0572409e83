import StateKit
import StateKitTestSupport
import Testing

extension AsyncSideEffectsText {
  @MainActor
  struct Tests {
    private let dataService = StubDataService()
    private let ada = User(name: "Ada")
    private let tea = Post(title: "On tea")

    private func dispatched(_ sideEffect: MiddlewareItem, _ action: any Action) -> Recorder<any Action> {
      let dispatched = Recorder<any Action>()
      sideEffect.run(action, dispatch: Dispatcher { action, _ in dispatched.append(action) })
      return dispatched
    }

    @Test func `text 4, we can use a middleware, whose only job will be handling side effects`() {
      let sideEffects: [MiddlewareItem] = [
        SideEffect(fetchUsers),
        fetchPosts(dataService: RemoteDataService()),
        createPost(dataService: RemoteDataService()),
      ]
      let store = Store(initialState: AppState(), reducer: appReducer, sideEffects: sideEffects)
      store.dispatch(FetchUsers.request)
      expectEqual(store.state.users, [])
      RemoteDataService.users.fulfil([ada])
      expectEqual(store.state.users, [ada])
    }

    @Test func `text 4, in order to make it testable: a list of side effects, each with its service`() {
      let sideEffects = [
        fetchUsers(dataService: dataService),
        fetchPosts(dataService: dataService),
        createPost(dataService: dataService),
      ]
      let store = Store(initialState: AppState(), reducer: appReducer, sideEffects: sideEffects)
      store.dispatch(FetchUsers.request)
      store.dispatch(FetchPosts.request)
      store.dispatch(CreatePost.request(title: "On tea"))
      expectEqual(store.state, AppState())
      dataService.users.fulfil([ada])
      dataService.posts.fulfil([Post(title: "On milk")])
      dataService.post.fulfil(tea)
      expectEqual(store.state, AppState(users: [ada], posts: [Post(title: "On milk"), tea]))
    }

    @Test func `text 4, fetchUsers: a request gives success or failure, and nothing else does`() {
      let kept = dispatched(fetchUsers(dataService: dataService), FetchUsers.request)
      #expect(kept.all.isEmpty)
      dataService.users.fulfil([ada])
      guard case .success(users: [ada])? = kept.all.last as? FetchUsers else {
        Issue.record("\(kept.all)")
        return
      }
      let other = StubDataService()
      let broken = dispatched(fetchUsers(dataService: other), FetchUsers.request)
      let untouched = dispatched(fetchUsers(dataService: other), FetchUsers.success(users: []))
      let foreign = dispatched(fetchUsers(dataService: other), FetchPosts.request)
      other.users.reject(Offline())
      guard case .failure(error: is Offline)? = broken.all.last as? FetchUsers else {
        Issue.record("\(broken.all)")
        return
      }
      expectEqual([kept, broken, untouched, foreign].map(\.all.count), [1, 1, 0, 0])
    }

    @Test func `text 4, your actions can be simple enums`() {
      let phases: [any Action] = [
        FetchUsers.request, FetchUsers.success(users: [ada]), FetchUsers.failure(error: Offline()),
      ]
      var state: [User] = []
      for action in phases { usersReducer(&state, action) }
      expectEqual(state, [ada])
      #expect(phases.map { "\($0)" }[1].hasPrefix("success(users: "))
    }

    @Test func `text 4, your reducers simple pure functions: others leave the state as it is`() {
      var state = AppState(users: [ada], posts: [tea])
      appReducer(&state, FetchUsers.request)
      appReducer(&state, FetchUsers.failure(error: Offline()))
      appReducer(&state, FetchPosts.request)
      expectEqual(state, AppState(users: [ada], posts: [tea]))
      appReducer(&state, FetchUsers.success(users: []))
      expectEqual(state, AppState(users: [], posts: [tea]))
      appReducer(&state, FetchPosts.success(posts: []))
      expectEqual(state, AppState())
    }

    @Test func `text 4, a store listener that prints state into console whenever it changes`() {
      let console = Recorder<String>()
      let store = Store(initialState: AppState(), reducer: appReducer)
      let subscription = store.view(state: \.users).subscribe { users in
        console.append(users().map(\.name).joined(separator: ", "))
      }
      store.dispatch(FetchUsers.request)
      store.dispatch(FetchUsers.success(users: [ada]))
      store.dispatch(CreatePost.success(post: tea))
      store.dispatch(FetchUsers.success(users: [ada, User(name: "Eva")]))
      expectEqual(console.all, ["", "Ada", "Ada, Eva"])
      subscription.cancel()
    }
  }
}

import StateKitTestSupport
import Testing

@testable import StateKit

/// The text on kittens: middleware of a part of the state, in a store of the whole state.
@MainActor
struct S3PullbackTests {
  private let log = Recorder<String>()

  /// Middleware that reads only a part of the state, receives all actions, and answers with actions of the
  /// app.
  private var settings: AnyMiddleware<AppAction, AppAction, SettingsState> {
    AnyMiddleware { [log] action, _, state in
      log.append("\(action.name) \(state.shouldUseReachability)")
      return action == .settings(.toggledReachability) ? .just(.users(.cleared), line: 7) : .doNothing
    }
  }

  /// Middleware that receives only the actions of a part, and answers with actions of the app.
  private var posts: AnyMiddleware<PostsAction, AppAction, PostsState> {
    AnyMiddleware { [log] action, _, state in
      log.append("\(action.name) \(state.selected ?? 0)")
      return action == .reachedEnd ? .just(.settings(.toggledReachability), line: 8) : .doNothing
    }
  }

  private func run(
    _ middleware: some Middleware<AppAction, AppAction, AppState>,
    _ actions: AppAction...
  ) -> [AppAction] {
    let trace = ActionTrace.app(middleware)
    for action in actions { trace.store.dispatch(action) }
    return trace.actions
  }

  @Test func `S3.1 a middleware of a part of the state is pulled back to the whole by a key path`() {
    let middleware = settings.pullback(state: \AppState.settings)
    _ = run(middleware, .lifecycle(.didBecomeActive), .settings(.toggledReachability))
    expectEqual(
      log.all,
      [
        "lifecycle.didBecomeActive true", "settings.toggledReachability true", "users.cleared false",
      ]
    )
  }

  @Test func `S3.1 with a key path to the part's actions too it sees those alone`() {
    let middleware = posts.pullback(state: \AppState.users.posts, action: \AppAction.users?.posts)
    _ = run(middleware, .users(.posts(.selected(3))), .users(.cleared), .users(.posts(.selected(4))))
    expectEqual(log.all, ["selected 0", "selected 0"])
    _ = run(middleware, .users(.posts(.selected(3))), .users(.posts(.selected(4))))
    expectEqual(log.all.suffix(2), ["selected 0", "selected 3"])
  }

  @Test func `S3.2 what it dispatches stays global, and so does the rest of the chain`() {
    let middleware =
      posts.pullback(state: \AppState.users.posts, action: \AppAction.users?.posts)
      <> settings.pullback(state: \AppState.settings)
    let actions = run(middleware, .users(.posts(.reachedEnd)))
    expectEqual(actions, [.users(.posts(.reachedEnd)), .settings(.toggledReachability), .users(.cleared)])
    expectEqual(
      log.all,
      [
        "reachedEnd 0", "users.posts.reachedEnd true", "settings.toggledReachability true",
        "users.cleared false",
      ]
    )
  }

  @Test func `S3.2 functions lift each of the three`() {
    let local = AnyMiddleware<Int, String, Int> { [log] action, _, state in
      log.append("\(action) \(state())")
      return .just("named \(action)", line: 9)
    }
    let middleware = local.lift(
      inputAction: { (action: AppAction) in action.users?.posts?.selected },
      outputAction: { AppAction.users(.renamed(id: 1, name: $0)) },
      state: { (state: AppState) in state.users.names.count }
    )
    let actions = run(
      middleware,
      .users(.posts(.selected(5))),
      .users(.posts(.reachedEnd)),
      .users(.posts(.selected(6)))
    )
    expectEqual(log.all, ["5 0", "6 1"])
    expectEqual(
      actions,
      [
        .users(.posts(.selected(5))), .users(.renamed(id: 1, name: "named 5")), .users(.posts(.reachedEnd)),
        .users(.posts(.selected(6))), .users(.renamed(id: 1, name: "named 6")),
      ]
    )
  }
}

/// S3.6 for middleware and reducers, by scopes, by key paths, and through optional children.
@MainActor
struct S3PullingBackTwiceTests {
  private typealias PostsMiddleware = AnyMiddleware<PostsAction, PostsAction, PostsState>

  private func run(
    _ actions: [AppAction],
    _ middleware: (PostsMiddleware) -> any Middleware<AppAction, AppAction, AppState>
  ) -> [String] {
    let log = Recorder<String>()
    let posts = PostsMiddleware { action, _, state in
      log.append("\(action) \(state.selected ?? 0)")
      guard case .selected(let id) = action, id < 3 else { return .doNothing }
      return .just(.selected(id + 1), line: 7)
    }
    let trace = ActionTrace.app(middleware(posts))
    for action in actions { trace.store.dispatch(action) }
    return log.all + trace.actions.map { "\($0)" } + ["\(trace.store.state)"]
  }

  @Test func `S3.6 pulling back twice is pulling back along the joined path: middleware by scopes`() {
    let actions = ReducerPullbackTests.actions + [.users(.posts(.selected(1)))]
    let once = run(actions) { $0.pullback(AppScope.root.users.posts) }
    expectEqual(once.prefix(3), ["selected(7) 0", "reachedEnd 7", "selected(1) 0"])
    expectEqual(run(actions) { $0.pullback(Scope.posts).pullback(Scope.users) }, once)
  }

  @Test func `S3.6 pulling back twice is pulling back along the joined path: middleware by key paths`() {
    let actions = ReducerPullbackTests.actions + [.users(.posts(.selected(1)))]
    func global(_ posts: PostsMiddleware) -> AnyMiddleware<PostsAction, AppAction, PostsState> {
      AnyMiddleware { posts.handle($0, from: $1, state: $2).map { .users(.posts($0)) } }
    }
    let once = run(actions) {
      global($0).pullback(state: \AppState.users.posts, action: \AppAction.users?.posts)
    }
    let twice = run(actions) {
      global($0)
        .pullback(state: \UsersState.posts, action: \UsersAction.posts)
        .pullback(state: \AppState.users, action: \AppAction.users)
    }
    expectEqual(once.prefix(3), ["selected(7) 0", "reachedEnd 7", "selected(1) 0"])
    expectEqual(twice, once)
  }

  @Test(arguments: ReducerPullbackTests.actions)
  func `S3.6 pulling back twice is pulling back along the joined path: reducers`(action: AppAction) {
    let posts = Reducer<PostsState, PostsAction>.posts()
    func run(_ reducer: Reducer<AppState, AppAction>) -> AppState {
      var state = AppState(users: UsersState(posts: PostsState(selected: 1)))
      reducer(&state, action)
      return state
    }
    let once = run(posts.pullback(AppScope.root.users.posts))
    expectEqual(once.users.posts.selected, (action == .users(.posts(.selected(7))) ? 7 : 1))
    expectEqual(run(posts.pullback(Scope.posts).pullback(Scope.users)), once)
    expectEqual(
      run(
        posts
          .pullback(state: \UsersState.posts, action: \UsersAction.posts)
          .pullback(state: \AppState.users, action: \AppAction.users)
      ),
      once
    )
  }

  @Test(arguments: [1, 2, 3])
  func `S3.6 a list's element by its scope is the same as by the list`(id: Int) {
    let state = BoardState(cards: [CardState(id: 1), CardState(id: 2)])
    let action = BoardAction.cards(id: id, action: .named("a"))
    let card = Reducer<CardState, CardAction>.card()
    expectEqual(
      BoardRun(card.pullback(BoardScope.root.cards.element(id: id)), action, on: state),
      BoardRun(card.pullback(.cards), action, on: state)
    )
  }
}

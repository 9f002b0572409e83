import StateKit
import StateKitTestSupport
import Testing

/// The suggestion of the ReSwift documentation, quoted in text 4: an action creator that sends the request
/// itself.
@MainActor
enum ActionCreatorText {
  enum Repositories: Equatable, Sendable { case none, loading, repositories([String]) }
  enum LoggedInState: Equatable, Sendable { case loggedOut, loggedIn(Configuration) }
  struct Configuration: Equatable, Sendable { let user: String }
  struct AuthenticationState: Equatable, Sendable { var loggedInState = LoggedInState.loggedOut }
  struct SetRepositories: Equatable, Sendable { let repositories: Repositories }

  struct State: Equatable, Sendable {
    var authenticationState = AuthenticationState()
    var repositories = Repositories.none
  }

  /// A substitute for the GitHub library; it answers on its own thread.
  struct Octokit: Sendable {
    nonisolated static let answers = Recorder<@Sendable ([String]) -> Void>()
    let configuration: Configuration

    init(_ configuration: Configuration) {
      self.configuration = configuration
    }

    func repositories(_ completion: @escaping @Sendable ([String]) -> Void) {
      Octokit.answers.append { names in completion(names.map { "\(configuration.user)/\($0)" }) }
    }
  }

  static func fetchGitHubRepositories(
    state: State,
    store: Store<State, SetRepositories>
  ) -> SetRepositories? {
    guard case .loggedIn(let configuration) = state.authenticationState.loggedInState else { return nil }
    Octokit(configuration).repositories { [dispatch = store.dispatcher] response in
      dispatch(SetRepositories(repositories: .repositories(response)))
    }
    return SetRepositories(repositories: .loading)
  }

  /// The same work as a side effect: the action describes only the intention, and the service is injected.
  static func fetchGitHubRepositories(
    _ ask: @escaping @Sendable (Configuration, @escaping @Sendable ([String]) -> Void) -> Void
  ) -> SideEffect<State, SetRepositories> {
    SideEffect(timing: .afterReducers) { (action: SetRepositories, dispatch, state) in
      guard action.repositories == .loading,
        case .loggedIn(let configuration) = state.authenticationState.loggedInState
      else { return }
      ask(configuration) { response in
        dispatch(SetRepositories(repositories: .repositories(response)))
      }
    }
  }

  @MainActor
  @Suite(.watched)
  struct Tests {
    private let reducer = Reducer<State, SetRepositories> { state, action in
      state.repositories = action.repositories
    }
    private let loggedIn = State(
      authenticationState: AuthenticationState(loggedInState: .loggedIn(Configuration(user: "ada")))
    )

    @Test func `text 4, asynchronous operations directly from within action creators`() async {
      #expect(
        fetchGitHubRepositories(state: State(), store: Store(initialState: State(), reducer: reducer)) == nil
      )
      let store = Store(initialState: loggedIn, reducer: reducer)
      if let action = fetchGitHubRepositories(state: store.state, store: store) { store.dispatch(action) }
      expectEqual(store.state.repositories, .loading)
      await Task.detached { Octokit.answers.all[0](["kittens"]) }.value
      await store.until { $0.repositories != .loading }
      expectEqual(store.state.repositories, .repositories(["ada/kittens"]))
    }

    @Test func `text 4, it would be preferable for an Action to have only one purpose`() {
      let asked = Recorder<Configuration>()
      let store = Store(
        initialState: loggedIn,
        reducer: reducer,
        sideEffects: fetchGitHubRepositories { configuration, answer in
          asked.append(configuration)
          answer(["kittens"])
        }
      )
      store.dispatch(SetRepositories(repositories: .loading))
      store.handleMail()
      expectEqual(asked.all, [Configuration(user: "ada")])
      expectEqual(store.state.repositories, .repositories(["kittens"]))
    }
  }
}

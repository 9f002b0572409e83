import ComposableArchitecture

/// A search for members at the server, while the query is being typed.
struct Search: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [Member] = []
    var recent: [String] = []
    var isSearching = false
    var errorMessage: String?

    var isEmpty: Bool { results.isEmpty && !isSearching && !query.isEmpty }

    var summary: String {
      switch results.count {
      case 0: "No members"
      case 1: "1 member"
      default: "\(results.count) members"
      }
    }
  }

  enum Action: Equatable {
    case queryChanged(String)
    case submitted
    case response(TaskResult<[Member]>)
    case clearTapped
    case cancelTapped
    case resultTapped(Member.ID)
    case recentTapped(String)
    case recentCleared
    case delegate(Delegate)

    enum Delegate: Equatable {
      case opened(Member.ID)
    }
  }

  @Dependency(\.clubClient) var clubClient
  @Dependency(\.continuousClock) var clock

  enum CancelID { case search }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.results = []
          state.isSearching = false
          return .cancel(id: CancelID.search)
        }
        state.isSearching = true
        return .run { send in
          try await self.clock.sleep(for: .milliseconds(300))
          await send(.response(TaskResult { try await self.clubClient.search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .submitted:
        state.isSearching = true
        state.errorMessage = nil
        return .run { [query = state.query] send in
          await send(.response(TaskResult { try await self.clubClient.search(query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .response(.success(let members)):
        state.isSearching = false
        state.results = members
        state.errorMessage = nil
        remember(state.query, in: &state)
        return .none

      case .response(.failure):
        state.isSearching = false
        state.results = []
        state.errorMessage = "The search failed."
        return .none

      case .clearTapped:
        state.query = ""
        state.results = []
        state.isSearching = false
        return .cancel(id: CancelID.search)

      case .cancelTapped:
        state.isSearching = false
        return .cancel(id: CancelID.search)

      case .resultTapped(let id):
        return .send(.delegate(.opened(id)))

      case .recentTapped(let query):
        state.query = query
        return .send(.submitted)

      case .recentCleared:
        state.recent.removeAll()
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func remember(_ query: String, in state: inout State) {
    state.recent.removeAll { $0 == query }
    state.recent.insert(query, at: 0)
    state.recent = Array(state.recent.prefix(3))
  }
}

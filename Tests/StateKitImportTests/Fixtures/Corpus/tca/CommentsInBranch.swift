import ComposableArchitecture

@Reducer
struct CommentsInBranch {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        // The first of all.
        state.count += 1  // one more
        /* done */
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

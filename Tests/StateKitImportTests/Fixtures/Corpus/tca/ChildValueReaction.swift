import ComposableArchitecture

struct ChildValueReaction: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildValueReactionRow.State()
  }

  enum Action: Equatable {
    case child(ChildValueReactionRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildValueReactionRow() }
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case let .child(.saved(n)):
        state.count = n
        return .none
      case .child(.tapped):
        return .none
      }
    }
  }
}

struct ChildValueReactionRow: Reducer {
  struct State: Equatable {
    var n = 1
  }

  enum Action: Equatable {
    case tapped
    case saved(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.n += 1
        return .send(.saved(state.n))
      case .saved:
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ChildReaction: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildReactionRow.State()
  }

  enum Action: Equatable {
    case child(ChildReactionRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildReactionRow() }
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case .child(.tapped):
        state.count += 10
        return .none
      case .child:
        return .none
      }
    }
  }
}

struct ChildReactionRow: Reducer {
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

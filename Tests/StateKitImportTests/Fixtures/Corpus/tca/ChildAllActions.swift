import ComposableArchitecture

struct ChildAllActions: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildAllActionsRow.State()
  }

  enum Action: Equatable {
    case child(ChildAllActionsRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildAllActionsRow() }
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case let .child(action):
        state.count += "\(action)".count
        return .none
      }
    }
  }
}

struct ChildAllActionsRow: Reducer {
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

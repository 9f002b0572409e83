import ComposableArchitecture

struct ChildSwitched: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildSwitchedRow.State()
  }

  enum Action: Equatable {
    case child(ChildSwitchedRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildSwitchedRow() }
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case let .child(action):
        switch action {
        case .tapped:
          state.count += 3
          return .none
        case .saved:
          return .none
        }
      }
    }
  }
}

struct ChildSwitchedRow: Reducer {
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

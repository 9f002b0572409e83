import ComposableArchitecture

struct ChildSent: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildSentRow.State()
  }

  enum Action: Equatable {
    case child(ChildSentRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildSentRow() }
    Reduce { state, action in
      switch action {
      case .go:
        return .send(.child(.tapped))
      case .child:
        return .none
      }
    }
  }
}

struct ChildSentRow: Reducer {
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

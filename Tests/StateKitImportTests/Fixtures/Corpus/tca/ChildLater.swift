import ComposableArchitecture

struct ChildLater: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildLaterRow.State()
  }

  enum Action: Equatable {
    case child(ChildLaterRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case .child(.tapped):
        state.count += state.child.n
        return .none
      case .child:
        return .none
      }
    }
    Scope(state: \.child, action: /Action.child) { ChildLaterRow() }
  }
}

struct ChildLaterRow: Reducer {
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

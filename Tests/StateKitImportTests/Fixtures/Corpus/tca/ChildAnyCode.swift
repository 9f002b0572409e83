import ComposableArchitecture

struct ChildAnyCode: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildAnyCodeRow.State()
  }

  enum Action: Equatable {
    case child(ChildAnyCodeRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildAnyCodeRow() }
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case .child:
        state.count += 1
        return .none
      }
    }
  }
}

struct ChildAnyCodeRow: Reducer {
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

import ComposableArchitecture

struct ChildReplaced: Reducer {
  struct State: Equatable {
    var count = 0
    var child = ChildReplacedRow.State()
  }

  enum Action: Equatable {
    case child(ChildReplacedRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildReplacedRow() }
    Reduce { state, action in
      switch action {
      case .go:
        state.child = .init(n: 5)
        return .none
      case .child:
        return .none
      }
    }
  }
}

struct ChildReplacedRow: Reducer {
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

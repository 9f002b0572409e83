import ComposableArchitecture

struct ChildOptional: Reducer {
  struct State: Equatable {
    var count = 0
    var child: ChildOptionalRow.State?
  }

  enum Action: Equatable {
    case child(ChildOptionalRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.child = state.child == nil ? .init(n: 3) : nil
        return .none
      case .child(.saved(let n)):
        state.count = n
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: /Action.child) { ChildOptionalRow() }
  }
}

struct ChildOptionalRow: Reducer {
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

import ComposableArchitecture

struct ChildOptionalRemoved: Reducer {
  struct State: Equatable {
    var count = 0
    var child: ChildOptionalRemovedRow.State?
  }

  enum Action: Equatable {
    case child(ChildOptionalRemovedRow.Action)
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.child = .init()
        return .none
      case .child(.saved):
        state.child = nil
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.child, action: /Action.child) { ChildOptionalRemovedRow() }
  }
}

struct ChildOptionalRemovedRow: Reducer {
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

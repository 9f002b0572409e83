import ComposableArchitecture

struct ChildChangedInReaction: Reducer {
  struct State: Equatable {
    var child = ChildChangedInReactionRow.State()
  }

  enum Action: Equatable {
    case child(ChildChangedInReactionRow.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { ChildChangedInReactionRow() }
    Reduce { state, action in
      switch action {
      case .child(.tapped):
        state.child.n = 50
        return .none
      case .child(.asked):
        state.child = ChildChangedInReactionRow.State()
        return .none
      case .child(.saved(let n)):
        state.child.total = n
        return .none
      case .child:
        return .none
      }
    }
  }
}

struct ChildChangedInReactionRow: Reducer {
  struct State: Equatable {
    var n = 1
    var isOn = true
    var total = 0
  }

  enum Action: Equatable {
    case tapped
    case asked
    case saved(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { [n = state.n] send in await send(.saved(n + 1)) }
      case .asked:
        guard state.isOn else { return .none }
        state.n += 1
        return .send(.saved(7))
      case .saved:
        return .none
      }
    }
  }
}

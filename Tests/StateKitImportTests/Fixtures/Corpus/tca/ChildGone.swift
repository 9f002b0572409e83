import ComposableArchitecture

struct ChildGone: Reducer {
  struct State: Equatable {
    @PresentationState var child: ChildGoneRow.State?
    var seen: [Int] = []
  }

  enum Action: Equatable {
    case child(PresentationAction<ChildGoneRow.Action>)
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.child = ChildGoneRow.State()
        return .none
      case .child(.presented(.tapped)):
        state.child = nil
        return .none
      case .child(.presented(.saved(let n))):
        state.seen.append(n)
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: /Action.child) { ChildGoneRow() }
  }
}

struct ChildGoneRow: Reducer {
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
        return .run { send in await send(.saved(3)) }
      case .saved(let n):
        state.n = n
        return .none
      }
    }
  }
}

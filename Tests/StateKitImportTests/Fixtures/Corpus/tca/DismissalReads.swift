import ComposableArchitecture

struct DismissalReads: Reducer {
  struct State: Equatable {
    @PresentationState var child: DismissalReadsRow.State?
    var seen: [Int] = []
  }

  enum Action: Equatable {
    case child(PresentationAction<DismissalReadsRow.Action>)
    case go
    case noted(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.child = DismissalReadsRow.State()
        return .none
      case .child(.dismiss):
        return .send(.noted(state.child?.n ?? 0))
      case .child:
        return .none
      case .noted(let n):
        state.seen.append(n)
        return .none
      }
    }
    .ifLet(\.$child, action: /Action.child) { DismissalReadsRow() }
  }
}

struct DismissalReadsRow: Reducer {
  struct State: Equatable {
    var n = 1
  }

  enum Action: Equatable {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.n += 1
        return .none
      }
    }
  }
}

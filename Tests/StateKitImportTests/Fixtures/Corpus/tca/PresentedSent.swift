import ComposableArchitecture

struct PresentedSent: Reducer {
  struct State: Equatable {
    @PresentationState var child: PresentedSentRow.State?
  }

  enum Action: Equatable {
    case child(PresentationAction<PresentedSentRow.Action>)
    case go
    case begin
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.child = PresentedSentRow.State()
        return .send(.child(.presented(.tapped)))
      case .begin:
        state.child = PresentedSentRow.State()
        return .run { send in await send(.child(.presented(.saved(3)))) }
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: /Action.child) { PresentedSentRow() }
  }
}

struct PresentedSentRow: Reducer {
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
        return .none
      case .saved(let n):
        state.n = n
        return .none
      }
    }
  }
}

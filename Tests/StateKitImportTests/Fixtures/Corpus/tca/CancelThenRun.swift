import ComposableArchitecture

@Reducer
struct CancelThenRun {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .concatenate(
          .cancel(id: CancelID.work),
          .run { send in await send(.came(1)) }.cancellable(id: CancelID.work)
        )
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct CancelledUnderCondition: Reducer {
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
        guard state.count < 3 else { return .none }
        state.count += 1
        return .run { send in await send(.came(1)) }
          .cancellable(id: CancelID.work, cancelInFlight: true)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct Cancelled: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
    case stop
  }

  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in await send(.came(1)) }.cancellable(id: CancelID.work)
      case .came(let n):
        state.count = n
        return .none
      case .stop:
        return .cancel(id: CancelID.work)
      }
    }
  }
}

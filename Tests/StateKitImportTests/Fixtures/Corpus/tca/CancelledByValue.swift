import ComposableArchitecture

struct CancelledByValue: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
    case open(Int)
    case close(Int)
  }

  enum CancelID: Hashable { case row(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .none
      case .came(let n):
        state.count = n
        return .none
      case .open(let id):
        return .run { send in await send(.came(id)) }.cancellable(id: CancelID.row(id))
      case .close(let id):
        return .cancel(id: CancelID.row(id))
      }
    }
  }
}

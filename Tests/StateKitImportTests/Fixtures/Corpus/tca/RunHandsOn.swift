import ComposableArchitecture

struct RunHandsOn: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  private func work(_ send: Send<Action>) async { await send(.came(11)) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in await work(send) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

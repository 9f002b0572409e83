import ComposableArchitecture

struct RunMethod: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  @Sendable private func work(_ send: Send<Action>) async { await send(.came(11)) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run(operation: work)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct MergedUnderCondition: Reducer {
  struct State: Equatable {
    var count = 0
    var seen: [Int] = []
  }

  enum Action: Equatable {
    case go
    case pick(Bool)
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        guard state.count < 9 else { return .none }
        return .merge(
          .run { [count = state.count] send in
            guard count > 2 else { return }
            await send(.came(count))
          },
          .run { send in await send(.came(8)) }
        )
      case .pick(true):
        return .merge(.run { send in await send(.came(5)) }, .send(.came(6)))
      case .pick(false):
        return .none
      case .came(let number):
        state.seen.append(number)
        return .none
      }
    }
  }
}

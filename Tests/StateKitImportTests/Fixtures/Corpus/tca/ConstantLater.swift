import ComposableArchitecture

struct ConstantLater: Reducer {
  struct State: Equatable {
    var count = 0
    var isFull = false
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        let isAllowed: Bool
        if state.count > 2 {
          isAllowed = !state.isFull
        } else {
          isAllowed = true
        }
        guard isAllowed else {
          state.isFull = false
          return .none
        }
        return .run { send in await send(.came(3)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

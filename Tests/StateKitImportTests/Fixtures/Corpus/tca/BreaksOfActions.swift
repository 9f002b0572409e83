import ComposableArchitecture

struct BreaksOfActions: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go(Int)
    case raise
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go(let n):
        guard n > 0 else { break }
        return .run { send in await send(.came(n)) }
      case .raise:
        if state.count > 2 { break }
        state.count += 1
      case .came(let n):
        while state.count < n {
          if state.count > 20 { break }
          state.count += 1
        }
      }
      return .none
    }
  }
}

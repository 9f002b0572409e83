import ComposableArchitecture

nonisolated(unsafe) var whereForOnceCalls = 0
func whereForOnceNext() -> Int {
  whereForOnceCalls += 1
  return whereForOnceCalls
}

struct WhereForOnce: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case ask
    case set(Int)
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask where whereForOnceNext() % 2 == 1:
        state.count += 1
        return .send(.came(7))
      case .ask:
        return .send(.came(1))
      case .set(let n) where n > 3:
        return .send(.came(n))
      case .set:
        return .none
      case .came(let n):
        state.count += n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct RunGroup: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await send(.came(1)) }
          }
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct FunctionBefore: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      func grow() { state.count += 3 }
      switch action {
      case .go:
        grow()
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ConstantBefore: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let step = state.count + 2
      switch action {
      case .go:
        state.count = step
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

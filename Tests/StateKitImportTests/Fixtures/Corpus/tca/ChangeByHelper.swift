import ComposableArchitecture

struct ChangeByHelper: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  private func grow(_ state: inout State) { state.count += 7 }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        grow(&state)
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct Swapped: Reducer {
  struct State: Equatable {
    var count = 0
    var other = 4
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        swap(&state.count, &state.other)
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

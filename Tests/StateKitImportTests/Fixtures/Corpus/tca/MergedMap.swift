import ComposableArchitecture

struct MergedMap: Reducer {
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
        return .merge([1, 2].map { .send(.came($0)) })
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

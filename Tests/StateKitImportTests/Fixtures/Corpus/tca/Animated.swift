import ComposableArchitecture

@Reducer
struct Animated {
  @ObservableState
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
        return .send(.came(3), animation: .default)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

@Reducer
struct Concatenated {
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
        return .concatenate(.send(.came(1)), .send(.came(2)))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ResultPatterns: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case loaded(Result<Int, Failure>)
    case go
  }

  struct Failure: Error, Equatable {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(.success(let n)):
        state.count = n
        return .none
      case .loaded(.failure):
        state.count = -1
        return .none
      case .go:
        return .send(.loaded(.success(2)))
      }
    }
  }
}

import ComposableArchitecture

struct ResultTried: Reducer {
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
      case let .loaded(result):
        state.count = (try? result.get()) ?? -3
        return .none
      case .go:
        return .none
      }
    }
  }
}

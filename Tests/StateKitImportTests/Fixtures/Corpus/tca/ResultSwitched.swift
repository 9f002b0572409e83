import ComposableArchitecture

struct ResultSwitched: Reducer {
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
        switch result {
        case let .success(n): state.count = n
        case .failure: state.count = -1
        }
        return .none
      case .go:
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ResultGet: Reducer {
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
        do { state.count = try result.get() } catch { state.count = -2 }
        return .none
      case .go:
        return .none
      }
    }
  }
}

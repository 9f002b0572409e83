import ComposableArchitecture

struct ErrorPayload: Reducer {
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action {
    case go
    case loaded(Result<Int, Error>)
    case failed(Error?)
    case mapped([String: Error])
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case .loaded(.success(let count)):
        state.count = count
        return .none
      case .loaded(.failure(let error)):
        state.text = "\(error)"
        return .none
      case .failed(let error):
        state.text = error == nil ? "" : "failed"
        return .none
      case .mapped(let errors):
        state.count = errors.count
        return .none
      }
    }
  }
}

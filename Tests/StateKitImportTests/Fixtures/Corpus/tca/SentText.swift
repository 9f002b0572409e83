import ComposableArchitecture

struct SentText: Reducer {
  struct State: Equatable {
    var count = 0
    var name = ""
  }

  enum Action: Equatable {
    case go
    case came(Int)
    case named(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .send(.named("n \(state.count)"))
      case .came(let n):
        state.count = n
        return .none
      case .named(let name):
        state.name = name
        return .none
      }
    }
  }
}

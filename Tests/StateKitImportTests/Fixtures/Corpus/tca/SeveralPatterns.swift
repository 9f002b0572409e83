import ComposableArchitecture

struct SeveralPatterns: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus
    case add
    case take
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus, .add:
        state.count += 1
        return .none
      case .take:
        state.count -= 1
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ConditionOfValue: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case picked(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .picked(n) where n > 3:
        state.count = n
        return .none
      case .picked:
        state.count = 0
        return .none
      }
    }
  }
}

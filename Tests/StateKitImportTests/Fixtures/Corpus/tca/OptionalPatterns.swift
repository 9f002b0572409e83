import ComposableArchitecture

struct OptionalPatterns: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case picked(Int?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(nil):
        state.count = -1
        return .none
      case let .picked(n?):
        state.count = n
        return .none
      }
    }
  }
}

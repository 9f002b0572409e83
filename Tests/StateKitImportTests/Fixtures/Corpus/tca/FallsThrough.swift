import ComposableArchitecture

struct FallsThrough: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus
    case more
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .more:
        state.count += 10
        fallthrough
      case .plus:
        state.count += 1
        return .none
      }
    }
  }
}

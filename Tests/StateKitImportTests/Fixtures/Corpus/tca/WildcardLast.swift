import ComposableArchitecture

struct WildcardLast: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus
    case minus(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus:
        state.count += 1
        return .none
      case _:
        return .none
      }
    }
  }
}

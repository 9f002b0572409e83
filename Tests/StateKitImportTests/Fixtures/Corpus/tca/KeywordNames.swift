import ComposableArchitecture

struct KeywordNames: Reducer {
  struct State: Equatable {
    var count = 0
    var `in` = 0
  }

  enum Action: Equatable {
    case `default`
    case `is`(`for`: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .default:
        state.in += 1
        return .none
      case let .is(n):
        state.count = n
        return .none
      }
    }
  }
}

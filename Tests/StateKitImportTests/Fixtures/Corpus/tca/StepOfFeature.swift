import ComposableArchitecture

struct StepOfFeature: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var step = 2

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += step
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

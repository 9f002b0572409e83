import ComposableArchitecture

struct ConditionalBranch: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case .stop:
        #if DEBUG
        state.count -= 1
        #else
        state.count -= 2
        #endif
        return .none
      }
    }
  }
}

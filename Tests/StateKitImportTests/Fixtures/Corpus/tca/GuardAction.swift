import ComposableArchitecture

struct GuardAction: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .go = action else { return .none }
      state.count += 1
      return .none
    }
  }
}

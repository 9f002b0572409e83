import ComposableArchitecture

struct StateOfCalls: Reducer {
  struct State: Equatable {
    var left = stateOfCallsFirst()
    var count = 0
  }

  enum Action: Equatable {
    case baked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .baked:
        state.count += state.left
        return .none
      }
    }
  }
}

func stateOfCallsFirst() -> Int { 3 }

import ComposableArchitecture

struct IfAction: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .go { state.count += 1 }
      return .none
    }
  }
}

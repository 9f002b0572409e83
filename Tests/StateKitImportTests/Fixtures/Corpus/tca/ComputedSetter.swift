import ComposableArchitecture

struct ComputedSetter: Reducer {
  struct State: Equatable {
    var count = 0
    var half: Int {
      get { count / 2 }
      set { count = newValue * 2 }
    }
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.half = 4
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

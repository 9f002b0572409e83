import ComposableArchitecture

struct ReadThenChanged: Reducer {
  struct State: Equatable {
    var count = 0
    var isOn = false
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        guard !state.isOn else { return .none }
        state.isOn = true
        return .send(.came(2))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct SwitchOfState: Reducer {
  struct State: Equatable {
    var count = 0
    var mode = Mode.a
    enum Mode { case a, b }
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        switch state.mode {
        case .a:
          state.mode = .b
          return .send(.came(1))
        case .b:
          return .none
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

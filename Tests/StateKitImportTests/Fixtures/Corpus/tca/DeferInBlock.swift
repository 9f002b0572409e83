import ComposableArchitecture

struct DeferInBlock: Reducer {
  struct State: Equatable {
    var isOn = true
    var count = 3
    var sent = 0
  }

  enum Action: Equatable {
    case go
    case ask
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        if state.isOn {
          defer { state.count = 0 }
          return .run { [n = state.count] send in await send(.came(n)) }
        }
        return .none
      case .ask:
        if state.isOn {
          defer { state.isOn = false }
          state.sent = 0
        }
        return .send(.came(state.count))
      case .came(let n):
        state.sent = n
        return .none
      }
    }
  }
}

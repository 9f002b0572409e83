import ComposableArchitecture

struct DeferredChange: Reducer {
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
        defer { state.isOn = true }
        guard !state.isOn else { return .none }
        return .run { send in await send(.came(4)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct NamesHidden: Reducer {
  struct State: Equatable {
    var max = 3
    var count = 1
    var total = 0
  }

  enum Action: Equatable {
    case go
    case ask
    case begin
    case last
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .send(.came(max(state.max, 5)))
      case .ask:
        let count = state.total + 1
        guard count != state.count else { return .none }
        return .send(.came(count))
      case .begin:
        return .run { [state] send in await send(.came(max(state.max, state.total))) }
      case .last:
        return .run { [state] send in
          let count = state.count
          await send(.came(count + state.total))
        }
      case .came(let n):
        state.total = n
        return .none
      }
    }
  }
}

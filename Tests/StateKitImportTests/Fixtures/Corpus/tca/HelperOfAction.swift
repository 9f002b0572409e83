import ComposableArchitecture

// A helper that has the name of an action, and a condition of the state beside an effect.
struct HelperOfAction: Reducer {
  struct State: Equatable {
    var level = 3
  }

  enum Action: Equatable {
    case drained
    case filled
    case asked
    case told(Int)
  }

  private func drained(_ state: inout State) { state.level = 0 }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .drained:
        drained(&state)
        return .none
      case .filled:
        state.level = 9
        return .none
      case .asked where state.level > 5:
        return .none
      case .asked:
        state.level += 1
        return .run { [level = state.level] send in await send(.told(level)) }
      case .told(let level):
        state.level = level
        return .none
      }
    }
  }
}

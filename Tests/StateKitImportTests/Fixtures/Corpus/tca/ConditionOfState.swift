import ComposableArchitecture

struct ConditionOfState: Reducer {
  struct State: Equatable {
    var count = 0
    var isOn = false
  }

  enum Action: Equatable {
    case tick
    case turn
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tick where state.isOn:
        state.count += 1
        return .none
      case .tick:
        state.count -= 1
        return .none
      case .turn:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

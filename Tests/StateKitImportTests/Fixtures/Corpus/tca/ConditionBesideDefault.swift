import ComposableArchitecture

struct ConditionBesideDefault: Reducer {
  struct State: Equatable {
    var count = 0
    var isOn = true
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
      default:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

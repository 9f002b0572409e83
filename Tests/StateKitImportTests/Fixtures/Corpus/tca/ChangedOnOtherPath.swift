import ComposableArchitecture

struct ChangedOnOtherPath: Reducer {
  struct State: Equatable {
    var isOn = true
    var count = 0
  }

  enum Action: Equatable {
    case guarded
    case left
    case started
    case came
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .guarded:
        guard !state.isOn else {
          state.isOn = false
          return .none
        }
        return .send(.came)
      case .left:
        if state.isOn {
          state.isOn = false
          return .none
        }
        return .run { send in await send(.came) }
      case .started:
        if state.isOn { return .send(.came) }
        state.isOn = true
        return .none
      case .came:
        state.count += 1
        return .none
      }
    }
  }
}

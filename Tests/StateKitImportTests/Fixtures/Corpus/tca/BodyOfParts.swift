import ComposableArchitecture

struct BodyOfParts: Reducer {
  struct State: Equatable {
    var count = 0
    var isBusy = false
  }

  enum Action: Equatable {
    case counted
    case cleared
    case saved
  }

  var body: some ReducerOf<Self> {
    editing
    storing()
  }

  var editing: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        state.count += 1
        return .none
      default:
        return .none
      }
    }
  }
}

extension BodyOfParts {
  func storing() -> Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .cleared:
        state.count = 0
        return .none
      case .saved:
        state.isBusy = true
        return .run { send in await send(.cleared) }
      default:
        return .none
      }
    }
  }
}

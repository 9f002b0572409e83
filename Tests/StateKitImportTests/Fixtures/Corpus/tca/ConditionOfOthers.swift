import ComposableArchitecture

struct ConditionOfOthers: Reducer {
  struct State: Equatable {
    var count = 0
    var isLocked = true
  }

  enum Action: Equatable {
    case unlock
    case raise
    case lower
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .unlock:
        state.isLocked = false
        return .none
      case _ where state.isLocked:
        return .none
      case .raise:
        state.count += 1
        return .none
      case .lower:
        state.count -= 1
        return .none
      }
    }
  }
}

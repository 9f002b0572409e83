import ComposableArchitecture

struct ChangedAfterCondition: Reducer {
  struct State: Equatable {
    var count = 0
    var isBusy = false
    var half: Int {
      get { count / 2 }
      set { count = newValue * 2 }
    }

    mutating func begin() { isBusy = true }
  }

  enum Action: Equatable {
    case start
    case halve
    case show(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        guard !state.isBusy else { return .none }
        state.begin()
        return .run { send in await send(.show(1)) }
      case .halve:
        guard state.count < 3 else { return .send(.show(0)) }
        state.half += 4
        return .none
      case .show(let count):
        state.count = count
        return .none
      }
    }
  }
}

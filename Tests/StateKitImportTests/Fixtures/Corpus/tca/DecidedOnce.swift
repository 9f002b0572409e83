import ComposableArchitecture

enum DecidedOnceDice {
  nonisolated(unsafe) static var throwsSoFar = 0

  static var result: Int? {
    throwsSoFar += 1
    return throwsSoFar
  }
}

struct DecidedOnce: Reducer {
  struct State: Equatable {
    var shown = 0
    var numbers = [3, 5]
  }

  enum Action: Equatable {
    case roll
    case first
    case shuffled
    case show(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .roll:
        guard let result = DecidedOnceDice.result else { return .none }
        return .send(.show(result))
      case .first:
        guard let first = state.numbers.first, first.isMultiple(of: 3) else { return .none }
        return .send(.show(first))
      case .shuffled:
        if let number = state.numbers.randomElement() {
          return .send(.show(number))
        }
        return .none
      case .show(let number):
        state.shown = number
        return .none
      }
    }
  }
}

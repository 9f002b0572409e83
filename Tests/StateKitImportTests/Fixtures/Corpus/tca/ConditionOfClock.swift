import ComposableArchitecture

enum ConditionOfClockCounter {
  nonisolated(unsafe) static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}

struct ConditionOfClock: Reducer {
  struct State: Equatable {
    var count = 0
    var limit = 3
    var isEarly: Bool { ConditionOfClockCounter.next() < 4 }
    var isSmall: Bool { count < limit }
  }

  enum Action: Equatable {
    case start
    case grow
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        guard state.isEarly else { return .none }
        state.limit = 9
        return .send(.came(1))
      case .grow:
        guard state.isSmall else { return .none }
        return .send(.came(2))
      case .came(let count):
        state.count += count
        return .none
      }
    }
  }
}

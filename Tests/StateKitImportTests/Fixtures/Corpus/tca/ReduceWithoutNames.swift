import ComposableArchitecture

struct ReduceWithoutNames: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce {
      switch $1 {
      case .go: $0.count += 1
      }
      return .none
    }
  }
}

import ComposableArchitecture

struct RunShortTwice: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run {
          for n in [1, 2].map({ $0 + 1 }) { await $0(.came(n)) }
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

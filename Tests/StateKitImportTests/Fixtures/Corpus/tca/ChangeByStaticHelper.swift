import ComposableArchitecture

struct ChangeByStaticHelper: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  private static func next(_ n: Int) -> Int { n + 2 }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count = Self.next(state.count)
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

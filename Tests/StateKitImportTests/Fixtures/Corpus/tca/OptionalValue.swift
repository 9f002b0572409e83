import ComposableArchitecture

struct OptionalValue: Reducer {
  struct State: Equatable {
    var count = 0
    var user: User? = User()
    struct User: Equatable { var age = 0 }
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.user?.age += 1
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

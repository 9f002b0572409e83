import ComposableArchitecture

struct ClosureWithReturn: Reducer {
  struct State: Equatable {
    var count = 0
    var names = ["a"]
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.names = state.names.map { name in
          return name + "!"
        }
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

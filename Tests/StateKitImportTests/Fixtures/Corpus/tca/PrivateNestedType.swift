import ComposableArchitecture

struct PrivateNestedType: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  private struct Box { var n = 5 }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count = Box().n
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

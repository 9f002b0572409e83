import ComposableArchitecture

struct PrivateType: Reducer {
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
        state.count = PrivateTypeBox().n
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

private struct PrivateTypeBox { var n = 5 }

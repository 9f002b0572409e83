import ComposableArchitecture

struct LongText: Reducer {
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.text = """
          first \(state.count)
            second
          """
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct LabelledLoop: Reducer {
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
        outer: for n in 1...3 {
          for m in 1...3 {
            if m == 2 { continue outer }
            if n == 3 { break outer }
            state.count += m
          }
        }
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

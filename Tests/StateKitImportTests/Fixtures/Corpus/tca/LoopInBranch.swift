import ComposableArchitecture

struct LoopInBranch: Reducer {
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
        for n in 1...3 where n != 2 { state.count += n }
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

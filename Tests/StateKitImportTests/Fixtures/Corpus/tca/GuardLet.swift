import ComposableArchitecture

struct GuardLet: Reducer {
  struct State: Equatable {
    var count = 0
    var pick: Int? = 3
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        guard let pick = state.pick else { return .none }
        state.count = pick
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

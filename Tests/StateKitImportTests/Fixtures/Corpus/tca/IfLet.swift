import ComposableArchitecture

@Reducer
struct IfLet {
  @ObservableState
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
        if let pick = state.pick { state.count = pick } else { state.count -= 1 }
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

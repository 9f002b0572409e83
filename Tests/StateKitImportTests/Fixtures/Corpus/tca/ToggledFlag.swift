import ComposableArchitecture

@Reducer
struct ToggledFlag {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isOn = false
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.isOn.toggle()
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

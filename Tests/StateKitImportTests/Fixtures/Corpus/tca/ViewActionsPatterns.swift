import ComposableArchitecture

struct ViewActionsPatterns: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case view(View)
    case came(Int)
    enum View: Equatable { case tapped, moved(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tapped):
        state.count += 1
        return .none
      case let .view(.moved(n)):
        state.count = n
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ViewActionsSeveral: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case view(View)
    case came(Int)
    enum View: Equatable { case tapped, opened, closed, moved(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .view(action):
        switch action {
        case .tapped, .opened:
          state.count += 1
          return .none
        case .closed:
          return .none
        case let .moved(n) where n > 2:
          state.count = n
          return .none
        case .moved:
          state.count = 2
          return .none
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ViewActionsRun: Reducer {
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
      case let .view(action):
        switch action {
        case .tapped:
          return .run { send in
            await send(.came(1))
          }
        case .moved:
          return .merge(.send(.came(4)), .send(.came(5)))
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

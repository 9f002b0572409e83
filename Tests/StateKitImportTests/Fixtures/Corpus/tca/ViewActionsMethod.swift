import ComposableArchitecture

struct ViewActionsMethod: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case view(View)
    case came(Int)
    enum View: Equatable { case tapped, moved(Int) }
  }

  private func reduce(_ state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .tapped:
      state.count += 1
      return .send(.came(3))
    case .moved(let n):
      state.count = n
      return .none
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .view(action):
        return reduce(&state, action)
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

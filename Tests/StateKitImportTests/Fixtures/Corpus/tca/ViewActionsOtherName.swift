import ComposableArchitecture

@Reducer
struct ViewActionsOtherName {
  @ObservableState
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
      case let .view(viewAction):
        switch viewAction {
        case .tapped:
          state.count += 1
          return .send(.came(3))
        case let .moved(n):
          state.count = n
          return .none
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ViewActionsAfterCode: Reducer {
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
        state.count += 100
        switch viewAction {
        case .tapped:
          return .none
        case .moved(let n):
          state.count += n
          return .none
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ViewActionsUsed: Reducer {
  struct State: Equatable {
    var count = 0
    var last = ""
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
          state.last = "\(viewAction)"
          return .none
        case .moved:
          return .none
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

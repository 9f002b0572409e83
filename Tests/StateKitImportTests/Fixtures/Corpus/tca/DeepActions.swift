import ComposableArchitecture

struct DeepActions: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case view(View)
    enum View: Equatable {
      case tapped
      case list(List)
      enum List: Equatable { case opened(Int), closed }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .view(action):
        switch action {
        case .tapped:
          state.count += 1
          return .none
        case let .list(action):
          switch action {
          case .opened(let n):
            state.count = n
            return .none
          case .closed:
            state.count = 0
            return .none
          }
        }
      }
    }
  }
}

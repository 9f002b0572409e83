import ComposableArchitecture

struct OptionalsOfCases: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case route(Route?)
    case ask(Int?)
    case came(Int)
  }

  enum Route: Equatable, Sendable { case detail(Int), list }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .route(.detail(let n)?):
        state.count = n
        return .none
      case .route:
        state.count = -1
        return .none
      case .ask(let n?):
        return .send(.came(n))
      case .ask(nil):
        state.count = -1
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct InternalActions: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case view(View)
    case `internal`(Internal)
    enum View: Equatable { case tapped }
    enum Internal: Equatable { case came(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tapped):
        return .run { send in await send(.internal(.came(4))) }
      case .internal(.came(let n)):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct DelegateActions: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case delegate(Delegate)
    enum Delegate: Equatable { case saved(Int), closed }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .send(.delegate(.saved(state.count)))
      case .delegate:
        return .none
      }
    }
  }
}

import ComposableArchitecture

enum NamesTakenScope: Equatable { case near, far }

struct NamesTaken: Reducer {
  struct State: Equatable {
    var scope = NamesTakenScope.near
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.scope = .far
        return .none
      }
    }
  }
}

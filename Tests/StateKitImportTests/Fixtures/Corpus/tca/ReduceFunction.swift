import ComposableArchitecture

struct ReduceFunction: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .go:
      return .send(.came(4))
    case .came(let n):
      state.count = n
      return .none
    }
  }
}

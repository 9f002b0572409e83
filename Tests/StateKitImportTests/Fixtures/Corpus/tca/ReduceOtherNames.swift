import ComposableArchitecture

struct ReduceOtherNames: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  func reduce(into s: inout State, action a: Action) -> Effect<Action> {
    switch a {
    case .go:
      s.count += 1
      return .none
    case .came(let n):
      s.count = n
      return .none
    }
  }
}

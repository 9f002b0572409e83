import ComposableArchitecture

struct ReduceOverloaded: Reducer {
  struct State: Equatable {
    var count = 1
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce(core)
  }

  func core(_ count: Int) -> Int { count + 1 }

  func core(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .go:
      state.count = core(state.count)
      return .none
    }
  }
}

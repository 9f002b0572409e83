import ComposableArchitecture

enum ReduceOfOtherLogic {
  static func core(_ state: inout ReduceOfOther.State, _ action: ReduceOfOther.Action) -> Effect<ReduceOfOther.Action> {
    state.count += 5
    return .none
  }
}

struct ReduceOfOther: Reducer {
  struct State: Equatable {
    var count = 1
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce(ReduceOfOtherLogic.core)
  }

  func core(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .go: return .none
    }
  }
}

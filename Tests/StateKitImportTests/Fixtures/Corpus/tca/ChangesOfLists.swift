import ComposableArchitecture

struct ChangesOfLists: Reducer {
  struct State: Equatable {
    var count = 0
    var names: [String] = ["", "b"]
  }

  enum Action: Equatable {
    case go
    case came(Int)
    case cleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.names.append("a")
        state.names.removeAll { $0.isEmpty }
        return .none
      case .came(let n):
        state.count = n
        return .none
      case .cleared:
        state.names = []
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct StateOfOptionals: Reducer {
  struct State: Equatable {
    var pick: Int?
    var name: String? = "a"
    var pair: [Int?] = []
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.pick = (state.pick ?? 0) + 1
        state.name = nil
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct ClosureOfFeature: Reducer {
  struct State: Equatable {
    var text = ""
    var count = 0
  }

  enum Action: Equatable {
    case go
    case add
  }

  var format: (Int) -> String = { "\($0)" }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.text = format(3)
        return .none
      case .add:
        state.count += 1
        return .none
      }
    }
  }
}

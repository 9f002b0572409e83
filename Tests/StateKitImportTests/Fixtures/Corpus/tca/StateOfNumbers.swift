import ComposableArchitecture

struct StateOfNumbers: Reducer {
  struct State: Equatable {
    var ratio = 0.5
    var big = 1_000
    var hex = 0xFF
    var less = -1
    var letter: Character = "a"
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.ratio *= 2
        state.less -= 1
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct StateInitOther: Reducer {
  struct State: Equatable {
    var count = 0
    init(from start: Int = 0) { count = start }
  }

  enum Action: Equatable {
    case go
    case from(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state = State()
        return .none
      case .from(let start):
        state = State(from: start)
        return .none
      }
    }
  }
}

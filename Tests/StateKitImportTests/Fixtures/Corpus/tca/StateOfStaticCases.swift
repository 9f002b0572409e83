import ComposableArchitecture

struct StateOfStaticCases: Reducer {
  struct State: Equatable {
    var mode = Mode.first
    var box = Box.empty
    enum Mode: Equatable {
      case a, b
      static let first = Mode.b
    }
    struct Box: Equatable {
      var n = 0
      static let empty = Box(n: 3)
    }
  }

  enum Action: Equatable {
    case baked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .baked:
        state.box.n += 1
        state.mode = .a
        return .none
      }
    }
  }
}

import ComposableArchitecture

enum RunLoopSource {
  static func numbers() -> AsyncStream<Int> {
    AsyncStream {
      $0.yield(1); $0.yield(2); $0.finish()
    }
  }
}

struct RunLoop: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return .run { send in
          for await n in RunLoopSource.numbers() { await send(.came(n)) }
        }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

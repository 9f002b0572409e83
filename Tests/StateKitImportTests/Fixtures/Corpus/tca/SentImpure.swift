import ComposableArchitecture

enum SentImpureSource {
  nonisolated(unsafe) static var n = 0
  static func next() -> Int? { n += 1; return n }
}

struct SentImpure: Reducer {
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
        guard let n = SentImpureSource.next() else { return .none }
        return .send(.came(n))
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

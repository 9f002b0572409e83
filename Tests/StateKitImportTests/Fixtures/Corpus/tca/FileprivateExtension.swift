import ComposableArchitecture

struct FileprivateExtension: Reducer {
  struct State: Equatable {
    var count = 0
    var names: [String] = []
  }

  enum Action: Equatable {
    case go
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.names.push()
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

extension [String] {
  fileprivate mutating func push() { append("x") }
}

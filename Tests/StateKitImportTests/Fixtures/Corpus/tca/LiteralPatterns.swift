import ComposableArchitecture

struct LiteralPatterns: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case picked(Int)
    case named(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked(0):
        state.count = -1
        return .none
      case .picked(1...3):
        state.count = 2
        return .none
      case .picked(let n):
        state.count = n
        return .none
      case .named("x"):
        state.count = 100
        return .none
      case .named:
        return .none
      }
    }
  }
}

import ComposableArchitecture

private let constantOfFileStep = 4

struct ConstantOfFile: Reducer {
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
        state.count += constantOfFileStep
        return .none
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

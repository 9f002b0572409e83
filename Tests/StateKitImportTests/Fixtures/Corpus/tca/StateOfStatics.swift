import ComposableArchitecture

struct StateOfStatics: Reducer {
  struct State: Equatable {
    var left = StateOfStatics.Limits.most
    var label = StateOfStaticsLabels.first
  }

  enum Action: Equatable {
    case baked
  }

  enum Limits { static let most = 3 }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .baked:
        state.left -= 1
        return .none
      }
    }
  }
}

enum StateOfStaticsLabels { static let first = "a" }

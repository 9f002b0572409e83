import ComposableArchitecture

struct StateOfUnknownStatics: Reducer {
  struct State: Equatable {
    var left = StateOfUnknownStaticsBox.most
    var count = 0
  }

  enum Action: Equatable {
    case baked
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .baked:
        state.count -= 1
        return .none
      }
    }
  }
}

struct StateOfUnknownStaticsBox: Equatable {
  static var most: Int { 3 }
}

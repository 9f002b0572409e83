import ComposableArchitecture

struct BodyInOtherFile: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case stop
  }

  var body: some ReducerOf<Self> {
    BodyInOtherFileHelp.made()
  }
}

enum BodyInOtherFileHelp {
  static func made() -> Reduce<BodyInOtherFile.State, BodyInOtherFile.Action> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      case .stop:
        return .none
      }
    }
  }
}

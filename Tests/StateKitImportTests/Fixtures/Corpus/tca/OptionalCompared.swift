import ComposableArchitecture

struct OptionalCompared: Reducer {
  struct State: Equatable {
    var phase: Phase?
    var count = 0
  }

  enum Action: Equatable {
    case go
    case begin
    case came
  }

  enum Phase: Equatable, Sendable { case idle, busy }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        guard state.phase != .idle else { return .none }
        return .send(.came)
      case .begin:
        guard state.phase == .none else { return .none }
        return .send(.came)
      case .came:
        state.count += 1
        return .none
      }
    }
  }
}

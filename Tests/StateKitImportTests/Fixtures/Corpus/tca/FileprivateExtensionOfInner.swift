import ComposableArchitecture

struct FileprivateExtensionOfInner: Reducer {
  enum Phase: Equatable { case one, two }
  struct State: Equatable { var phase = Phase.one }
  enum Action: Equatable { case go }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.phase = state.phase.next
        return .none
      }
    }
  }
}

fileprivate extension FileprivateExtensionOfInner.Phase {
  var next: Self { self == .one ? .two : .one }
}

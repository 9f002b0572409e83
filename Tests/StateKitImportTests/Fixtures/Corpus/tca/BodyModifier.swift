import ComposableArchitecture

@Reducer
struct BodyModifier {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.count += 1
        return .none
      }
    }
    .onChange(of: \.count) { _, _ in
      Reduce { _, _ in .none }
    }
  }
}

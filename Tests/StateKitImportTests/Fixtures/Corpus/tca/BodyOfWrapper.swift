import ComposableArchitecture

struct BodyOfWrapper: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
  }

  var body: some ReducerOf<Self> {
    BodyOfWrapperLogged {
      Reduce { state, action in
        switch action {
        case .go:
          state.count += 1
          return .none
        }
      }
    }
  }
}

struct BodyOfWrapperLogged<Base: Reducer>: Reducer {
  let base: Base

  init(@ReducerBuilder<Base.State, Base.Action> _ base: () -> Base) { self.base = base() }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

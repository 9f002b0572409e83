import ComposableArchitecture

enum Loadable<T: Equatable & Sendable>: Equatable, Sendable { case idle, loading, loaded(T) }

struct TypeNamedLoadable: Reducer {
  struct State: Equatable {
    var items: Loadable<[Int]> = .idle
    var count = 0
  }

  enum Action: Equatable {
    case go
    case begin
    case came
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        guard state.items != .loading else { return .none }
        return .send(.came)
      case .begin:
        state.items = .loading
        return .none
      case .came:
        state.count += 1
        return .none
      }
    }
  }
}

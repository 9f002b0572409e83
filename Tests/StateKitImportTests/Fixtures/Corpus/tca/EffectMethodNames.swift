import ComposableArchitecture

struct EffectMethodNames: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case go
    case ask(Int)
    case begin
    case came(Int)
  }

  var step = 10
  func load(_ text: String) -> Effect<Action> { .run { send in await send(.came(text.count)) } }
  func load(_ n: Int) -> Effect<Action> { .run { send in await send(.came(n)) } }
  func wait() -> Effect<Action> { .run { send in await send(.came(step)) } }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return load("ab")
      case .ask(let step):
        state.count += step
        return wait()
      case .begin:
        return wait()
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

import ComposableArchitecture

struct EffectMethodTypes: Reducer {
  struct State: Equatable {
    var text = ""
    var limit: Int?
  }

  enum Action: Equatable {
    case go
    case scale
    case load
    case begin
    case count
    case came(String)
  }

  func find(_ n: Int?) -> Effect<Action> { .run { send in await send(.came("\(n ?? 5)")) } }
  func scaled(_ n: Double) -> Effect<Action> { .run { send in await send(.came("\(n)")) } }
  func named(_ text: String) -> Effect<Action> { .run { send in await send(.came(text)) } }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        return find(3)
      case .scale:
        return scaled(3)
      case .load:
        return find(nil)
      case .begin:
        return find(state.limit)
      case .count:
        return named("a")
      case .came(let text):
        state.text = text
        return .none
      }
    }
  }
}

import ComposableArchitecture

// Parameters of functions that make effects: swapped, passed on with the same name, and declared again by the effect.
struct ParametersOfEffects: Reducer {
  struct State: Equatable {
    var sum = 0
  }

  enum Action: Equatable {
    case weighed(left: Int, right: Int)
    case doubled
    case shifted
    case plain
    case summed(Int)
  }

  func difference(left: Int, right: Int) -> Effect<Action> {
    .run { send in await send(.summed(left - right)) }
  }

  func twice(_ n: Int) -> Effect<Action> { once(n * 2) }
  func once(_ n: Int) -> Effect<Action> { .run { send in await send(.summed(n)) } }

  func moved(by step: Int) -> Effect<Action> {
    .run { send in
      let first = step
      let step = first + 1
      await send(.summed(step + first))
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .weighed(let left, let right):
        return difference(left: right, right: left)
      case .doubled:
        return twice(4)
      case .shifted:
        return moved(by: 3)
      case .plain:
        return once(7)
      case .summed(let n):
        state.sum = n
        return .none
      }
    }
  }
}

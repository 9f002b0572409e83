import ComposableArchitecture

struct NamesOfEffects: Reducer {
  struct State: Equatable {
    var count = 0
    var isOn = false
    var phase = Phase.busy(1)

    enum Phase: Equatable {
      case idle
      case busy(Int)
    }
  }

  enum Action: Equatable {
    case behind
    case tuple
    case pattern
    case changed
    case shortened(Int?)
    case came(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .behind:
        guard !state.isOn else { return .none }
        let next = state.count + 1 // the next
        return .run { [next] send in await send(.came(next)) }
      case .tuple:
        guard !state.isOn else { return .none }
        let (a, b) = (state.count, 2)
        return .send(.came(a + b))
      case .pattern:
        if case .busy(let n) = state.phase {
          state.isOn.toggle()
          return .run { send in await send(.came(n)) }
        }
        return .none
      case .changed:
        guard var n = [4, 5].first else { return .none }
        n += 1
        return .send(.came(n))
      case .shortened(let n):
        guard let n else { return .none }
        return .run { send in await send(.came(n)) }
      case .came(let n):
        state.count = n
        return .none
      }
    }
  }
}

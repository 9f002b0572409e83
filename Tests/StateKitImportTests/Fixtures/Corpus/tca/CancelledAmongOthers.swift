import ComposableArchitecture

struct CancelledAmongOthers: Reducer {
  struct State: Equatable {
    var isOn = false
    var page = 0
    var seen: [Int] = []
  }

  enum Action: Equatable {
    case either
    case page
    case twice
    case stopped
    case came(Int)
  }

  enum CancelID: Hashable {
    case work, all, page(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .either:
        if state.isOn { return .send(.came(0)) }
        return .run { send in await send(.came(1)) }
          .cancellable(id: CancelID.work, cancelInFlight: true)
      case .page:
        return .run { send in await send(.came(2)) }
          .cancellable(id: CancelID.page(state.page), cancelInFlight: true)
      case .twice:
        return .run { send in await send(.came(3)) }
          .cancellable(id: CancelID.work)
          .cancellable(id: CancelID.all)
      case .stopped:
        return .merge(
          .run { send in await send(.came(4)) }
            .cancellable(id: CancelID.work),
          .cancel(id: CancelID.work)
        )
      case .came(let number):
        state.seen.append(number)
        return .none
      }
    }
  }
}

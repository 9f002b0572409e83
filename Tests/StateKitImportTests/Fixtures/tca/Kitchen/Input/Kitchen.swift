import ComposableArchitecture
import Foundation

/// Forms of code that were moved although they are not understood, or not in full.
@Reducer
struct Kitchen {
  @ObservableState
  struct State: Equatable {
    var warmth = 0
    var isHeating = false
    var weight = 0
    var dishes = 3
  }

  enum Action {
    case heaterPressed
    case warmed(Int)
    case weighPressed
    case weighed(Int)
    case stirred
    case chimed
    case beeped
    case lidLifted
    case cleaned
    case stored
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .heaterPressed:
        return state.warmth < 90 && state.dishes > 0 ? .send(.warmed(7)) : .none
      case .warmed(let degrees):
        state.warmth += degrees
        return .none
      case .weighPressed:
        guard let weight = Scale.reading() else { return .none }
        return .send(.weighed(weight))
      case .weighed(let weight):
        state.weight = weight
        return .none
      case .stirred:
        return .run { await $0(.warmed(await Scale.warmth())) }
      case .chimed:
        return .run { @MainActor send in
          send(.warmed(1))
        }
      case .beeped:
        return .run { send in await send.callAsFunction(.warmed(2)) }
      case .lidLifted:
        defer { state.isHeating = true }
        guard !state.isHeating else { return .none }
        return .run { send in await send(.warmed(-1)) }
      default:
        return .none
      }
    }
    cleaning
    self.storing()
  }

  var cleaning: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cleaned:
        state.dishes = 0
        return .none
      default:
        return .none
      }
    }
  }
}

extension Kitchen {
  func storing() -> some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stored:
        state.dishes += 1
        return .run { send in await send(.cleaned) }
      default:
        return .none
      }
    }
  }
}

import ComposableArchitecture
import Foundation

struct LocalDependencyOfEffect: Reducer {
  struct State: Equatable {
    var ids: [UUID] = []
  }

  struct Ticket: Equatable {
    let id: UUID

    init() {
      @Dependency(\.uuid) var uuid
      id = uuid()
    }
  }

  enum Action: Equatable {
    case go
    case several(Int)
    case came(UUID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go:
        state.ids.append(Ticket().id)
        return .run { send in
          @Dependency(\.uuid) var uuid
          await send(.came(uuid()))
        }
      case .several(let count):
        return .run { send in
          for _ in 0..<abs(count) % 3 {
            await send(.came(Ticket().id))
          }
        }
      case .came(let id):
        state.ids.append(id)
        return .none
      }
    }
  }
}

import ComposableArchitecture
import Foundation

struct IdentifiableByComputed: Reducer {
  struct State: Equatable, Identifiable {
    var place: String
    var count = 0
    var id: String { place }
  }

  enum Action: Equatable {
    case counted
    case moved(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        state.count += 1
        return .none
      case .moved(let place):
        state.place = place
        return .none
      }
    }
  }
}

struct IdentifiableByComputedList {
  var rows: [IdentifiableByComputed.State]

  subscript(id: IdentifiableByComputed.State.ID) -> IdentifiableByComputed.State? { rows.first { $0.id == id } }
}

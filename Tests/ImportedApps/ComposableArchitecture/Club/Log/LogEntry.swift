import ComposableArchitecture
import Foundation

struct LogEntry: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    let kind: Kind
    var text: String
    var date: Date
    var isRead = false
    var isPinned = false

    enum Kind: String, CaseIterable, Equatable {
      case member
      case gear
      case route
      case session
    }
  }

  enum Action: Equatable {
    case opened
    case readToggled
    case pinTapped
    case corrected(text: String)
    case removeTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case removed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.isRead = true
        return .none

      case .readToggled:
        state.isRead.toggle()
        return .none

      case .pinTapped:
        state.isPinned.toggle()
        return .none

      case .corrected(let text):
        state.text = text
        return .none

      case .removeTapped:
        return .send(.delegate(.removed))

      case .delegate:
        return .none
      }
    }
  }
}

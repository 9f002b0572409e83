import ComposableArchitecture
import Foundation

/// The events in the club, the newest first.
struct EventLog: Reducer {
  struct State: Equatable {
    var entries: IdentifiedArrayOf<LogEntry.State> = []
    var filter: LogEntry.State.Kind?
    var isPaused = false
    var missed = 0
    var limit = 50

    var visible: [LogEntry.State] {
      guard let filter else { return Array(entries) }
      return entries.filter { $0.kind == filter }
    }

    var unreadCount: Int { entries.filter { !$0.isRead }.count }
  }

  enum Action: Equatable {
    case recorded(kind: LogEntry.State.Kind, text: String)
    case pauseTapped
    case resumeTapped
    case filterSelected(LogEntry.State.Kind?)
    case allRead
    case cleared
    case limitChanged(Int)
    case entries(IdentifiedActionOf<LogEntry>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .recorded(kind, text):
        guard !state.isPaused else {
          state.missed += 1
          return .none
        }
        @Dependency(\.date.now) var now
        let entry = LogEntry.State(id: self.uuid(), kind: kind, text: text, date: now)
        state.entries.insert(entry, at: 0)
        trim(&state)
        return .none

      case .pauseTapped:
        state.isPaused = true
        return .none

      case .resumeTapped:
        state.isPaused = false
        state.missed = 0
        return .none

      case .filterSelected(let kind):
        state.filter = kind
        return .none

      case .allRead:
        for id in state.entries.ids {
          state.entries[id: id]?.isRead = true
        }
        return .none

      case .cleared:
        state.entries.removeAll { !$0.isPinned }
        return .none

      case .limitChanged(let limit):
        state.limit = max(1, limit)
        trim(&state)
        return .none

      case .entries(.element(id: let id, action: .delegate(.removed))):
        state.entries.remove(id: id)
        return .none

      case .entries:
        return .none
      }
    }
    .forEach(\.entries, action: /Action.entries) {
      LogEntry()
    }
  }

  private func trim(_ state: inout State) {
    while state.entries.count > state.limit, let last = state.entries.last(where: { !$0.isPinned }) {
      state.entries.remove(id: last.id)
    }
  }
}

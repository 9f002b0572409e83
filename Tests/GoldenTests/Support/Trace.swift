import StateKit
import Synchronization

/// The handled actions of a store, in order, with the texts of their sources.
final class Trace<Action: Sendable>: Sendable {
  private let entries = Mutex<[(action: Action, info: String?)]>([])

  var actions: [Action] { entries.withLock { $0.map(\.action) } }
  var infos: [String?] { entries.withLock { $0.map(\.info) } }

  func middleware<State>(for type: State.Type) -> AnyMiddleware<Action, Action, State> {
    AnyMiddleware { action, source, _ in
      self.entries.withLock { $0.append((action, source.info)) }
      return .doNothing
    }
  }
}

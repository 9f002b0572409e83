import StateKit

/// A handwritten domain that records its actions.
struct Journal: Equatable, Sendable {
  var entries: [String] = []
  var count = 0
}

enum JournalAction: Equatable, Sendable {
  case write(String)
  case count
  /// An action that the reducer declares as one without changes.
  case ignore
}

extension JournalAction {
  var write: String? {
    if case .write(let text) = self { return text }
    return nil
  }

  var count: Void? { self == .count ? () : nil }
  var ignore: Void? { self == .ignore ? () : nil }
}

typealias JournalStore = Store<Journal, JournalAction>
typealias JournalMiddleware = AnyMiddleware<JournalAction, JournalAction, Journal>
typealias JournalEffect = Effect<JournalAction>

extension Reducer where State == Journal, Action == JournalAction {
  static var journal: Reducer {
    .marking { state, action, touched in
      switch action {
      case .write(let text):
        touched.markAll()
        state.entries.append(text)
      case .count:
        touched.markAll()
        state.count += 1
      case .ignore: break
      }
    }
  }
}

extension Store where State == Journal, Action == JournalAction {
  /// A store with a middleware from a function.
  static func journal(
    _ handle: @escaping @MainActor @Sendable (JournalAction) -> JournalEffect = { _ in .doNothing }
  ) -> JournalStore {
    journal(JournalMiddleware { action, _, _ in handle(action) })
  }

  static func journal(_ middleware: any Middleware<JournalAction, JournalAction, Journal>) -> JournalStore {
    Store(initialState: Journal(), reducer: .journal, middleware: middleware)
  }
}

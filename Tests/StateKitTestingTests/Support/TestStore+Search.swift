#if Testing

import StateKit
import StateKitTesting

extension TestStore where State == SearchState, Action == SearchAction {
  /// A test store with a middleware from a function.
  static func search(
    _ handle: @escaping @MainActor @Sendable (SearchAction) -> SearchEffect = { _ in .doNothing },
    line: UInt = #line
  ) -> SearchTestStore {
    SearchTestStore(
      initialState: SearchState(),
      reducer: .search,
      middleware: AnyMiddleware { action, _, _ in handle(action) },
      line: line
    )
  }
}

/// An effect that runs until it is cancelled.
func endless(_ token: String = "endless") -> SearchEffect {
  .callback(cancellationToken: token) { _, _ in {} }
}

#endif

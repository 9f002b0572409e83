#if Testing

import StateKit

extension TestedFeature {
  /// Ends the running effects: they are cancelled, so that the test neither waits for them nor fails because of them,
  /// and their later actions are dropped.
  ///
  ///     store.send(.opened) { $0.isOpen = true }
  ///     await store.receive(.loaded("Ada")) { $0.name = "Ada" }
  ///     store.skipEffects()  // the timer has a test of its own
  ///
  /// Actions that have already arrived must still be received. The store does not know the tasks that side effects have
  /// started, so they continue. With `.off(showingSkipped: true)` the cancelled effects are printed. The idea comes
  /// from `skipInFlightEffects` in Point-Free's Composable Architecture.
  public func skipEffects(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    if exhaustivity == .off(showingSkipped: true), !starters.isEmpty {
      exhaustivity.tell(cancelled(startedBy: Array(starters.values)), at: site)
    }
    working { subject.cancelEffects() }
    forgetEndedEffects()
    issues.report(at: site)
  }
}

#endif

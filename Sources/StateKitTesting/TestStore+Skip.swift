#if Testing

import StateKit

extension TestStore {
  /// Lets go of the effects that run: they are cancelled, so that the test neither waits for them nor fails for them, and
  /// what they would still send does not come.
  ///
  ///     store.send(.opened) { $0.isOpen = true }
  ///     await store.receive(.loaded("Ada")) { $0.name = "Ada" }
  ///     store.skipEffects()  // the timer is the matter of another test
  ///
  /// Actions that came before are still to be received. What side effects have started is not known to the store, and
  /// goes on. With `.off(showingSkipped: true)` what is let go of is printed. The idea is that of `skipInFlightEffects`
  /// in Point-Free's Composable Architecture.
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
    working { store.cancelEffects() }
    forgetEndedEffects()
    issues.report(at: site)
  }
}

#endif

#if Testing

extension TestStore {
  /// Waits for all effects to end, and expects that no action is left that the test did not receive. A store that was
  /// not asked to finish is checked, without any waiting, when it goes.
  public func finish(
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if await !wait(atMost: timeout, until: { starters.isEmpty }) {
      site.report(runningEffects(startedBy: Array(starters.values)))
    }
    if !received.isEmpty { site.report(unassertedActions(received.map(\.action))) }
    starters = [:]
    received = []
  }
}

#endif

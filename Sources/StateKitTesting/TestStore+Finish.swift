#if Testing

extension TestStore {
  /// Waits for all effects to end, and expects that no action is left that the test did not receive. A store that was
  /// not asked to finish is checked, without any waiting, when it goes.
  ///
  /// With `exhaustivity` off it waits, and fails for nothing; do not call it there where an effect never ends.
  public func finish(
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    let isInTime = await wait(atMost: timeout, until: { starters.isEmpty })
    if !isInTime { exhaustivity.tell(stillRunning(startedBy: Array(starters.values)), at: site) }
    pass(over: received.count, at: site)
    starters = [:]
  }
}

#endif

#if Testing

extension TestStore {
  /// Waits for all effects to end, and expects that no action is left that the test did not receive. A store that was
  /// not asked to finish is checked, without any waiting, when it goes.
  ///
  /// With `exhaustivity` off it waits, and fails for nothing; do not call it there where an effect never ends. Effects
  /// that are of no interest to the test are let go of by `skipEffects()` before.
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
    if !isInTime { exhaustivity.tell(runningEffects, at: site) }
    pass(over: received.count, at: site)
    forgetStarters()
  }

  /// What runs, and what it sleeps on.
  var runningEffects: String {
    ([stillRunning(startedBy: Array(starters.values))] + [sleepingTasks.hint].compactMap { $0 })
      .joined(separator: "\n\n")
  }
}

#endif

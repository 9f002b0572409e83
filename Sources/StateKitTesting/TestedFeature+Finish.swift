#if Testing

import StateKit

extension TestedFeature {
  /// Waits for all effects to end, and expects that the test has received all actions. A store or host that is not asked to
  /// finish is checked, without waiting, when it is released.
  ///
  /// With `exhaustivity` off it waits, but does not fail; do not call it then if an effect never ends. To end effects
  /// that do not matter to the test, call `skipEffects()` first.
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
    if !isInTime { exhaustivity.tell(runningEffects(atEnd: true), at: site) }
    pass(over: received.count, at: site)
    forgetStarters()
    checkDelivery(at: site)
  }

  /// Expects that all dispatched actions have reached the reducer, and that the store has the state that it made.
  private func checkDelivery(at site: CallSite) {
    issues.report(at: site)
    let actions = lost + subject.undelivered()
    lost = []
    if !actions.isEmpty { exhaustivity.tell(undelivered(actions), at: site) }
    guard let present = subject.present(), !isSame(state, present) else { return }
    exhaustivity.tell(
      "The state of the store is not the one that the reducer made.\n\n\(difference(expected: state, "Store", present))",
      at: site
    )
  }

  /// The running effects, and the clock on which they sleep.
  /// - Parameter atEnd: Whether all of them should have ended.
  func runningEffects(atEnd: Bool) -> String {
    ([stillRunning(startedBy: Array(starters.values))] + [sleepingTasks.hint(atEnd: atEnd)].compactMap { $0 })
      .joined(separator: "\n\n")
  }
}

#endif

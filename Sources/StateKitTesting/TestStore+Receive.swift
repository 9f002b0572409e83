#if Testing

import StateKit

extension TestStore {
  /// Expects that this action comes next, from a bridge, an effect or a dispatcher, and that it makes the change that
  /// `change` makes, or none.
  ///
  ///     await store.receive(.reachability(.startMonitoring)) { $0.reachability.isMonitoring = true }
  ///
  /// It waits as long as effects run, until the action comes. Where no effect runs, or `timeout` is over, nothing can
  /// come, and the test fails. No time is lost where the test is right.
  public func receive(
    _ expected: Action,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let next = await next(timeout, or: dumped(expected), at: site) else { return }
    guard next.action == expected else {
      state = next.state
      return site.report(
        "Another action came than expected.\n\n\(difference(expected: expected, "Received", next.action))"
      )
    }
    expect(next.state, after: next.action, change, at: site)
  }

  /// The same for any action that a key path leads to, whatever its payload.
  ///
  ///     await store.receive(\.users?.loaded) { $0.users.isLoading = false }
  public func receive<Payload>(
    _ path: KeyPath<Action, Payload?>,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let next = await next(timeout, or: "  \(path)", at: site) else { return }
    guard next.action[keyPath: path] != nil else {
      state = next.state
      return site.report(
        "Another action came than expected, one at\n\n  \(path)\n\nReceived:\n\n\(dumped(next.action))"
      )
    }
    expect(next.state, after: next.action, change, at: site)
  }

  private func next(_ timeout: Duration, or expected: String, at site: CallSite) async -> Received? {
    let inTime = await wait(atMost: timeout) { !received.isEmpty || starters.isEmpty }
    guard received.isEmpty else { return received.removeFirst() }
    let reason =
      inTime
      ? "No action came, and no effect runs that could send one."
      : "No action came within \(timeout). \(runningEffects(startedBy: Array(starters.values)))"
    site.report("\(reason)\n\nExpected:\n\n\(expected)")
    return nil
  }
}

#endif

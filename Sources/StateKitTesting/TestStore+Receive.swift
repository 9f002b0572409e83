#if Testing

import StateKit

extension TestStore {
  /// Expects that this action comes next, from a bridge, an effect or a dispatcher, and that it makes the change that
  /// `change` makes, or none.
  ///
  ///     await store.receive(.reachability(.startMonitoring)) { $0.reachability.isMonitoring = true }
  ///
  /// It waits until the action comes. Where no effect runs and no side effect is registered nothing can come, and the
  /// test fails; else it fails when `timeout` is over. No time is lost where the test is right. With
  /// `exhaustivity` off other actions may come before it.
  public func receive(
    _ expected: Action,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let expectation = Expectation(description: dumped(expected)) { $0 == expected }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let came = await next(expectation, timeout, at: site) else { return }
    guard came.action == expected else {
      state = came.state
      return site.report(
        "Another action came than expected.\n\n\(difference(expected: expected, "Received", came.action))"
      )
    }
    expect(came, change, at: site)
  }

  /// The same for any action that a key path leads to, whatever its payload.
  ///
  ///     await store.receive(\.users?.loaded) { $0.users.isLoading = false }
  public func receive<Payload>(
    _ path: KeyPath<Action, Payload?>,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let expectation = Expectation(description: TestStore.name(of: path)) { $0[keyPath: path] != nil }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let came = await next(expectation, timeout, at: site) else { return }
    guard expectation.isMet(came.action) else {
      state = came.state
      return site.report(
        "Another action came than expected, one at\n\n\(expectation.description())\n\nReceived:\n\n\(dumped(came.action))"
      )
    }
    expect(came, change, at: site)
  }

  private struct Expectation {
    let description: () -> String
    let isMet: (Action) -> Bool

    init(description: @autoclosure @escaping () -> String, isMet: @escaping (Action) -> Bool) {
      self.description = description
      self.isMet = isMet
    }
  }

  /// A key path says little of itself where there is no reflection of names, as on Linux.
  private static func name(of path: AnyKeyPath) -> String {
    "  \((Action.self as? any DomainAction.Type)?.name(of: path) ?? "\(path)")"
  }

  /// The next action, in a relaxed test the next one that is expected; nil if it does not come, which is reported.
  private func next(_ expected: Expectation, _ timeout: Duration, at site: CallSite) async -> Received? {
    begin(at: site)
    func index() -> Int? {
      exhaustivity == .on ? received.indices.first : received.firstIndex { expected.isMet($0.action) }
    }
    let isInTime = await wait(atMost: timeout) { index() != nil || !awaitsMore }
    issues.report(at: site)
    guard let index = index() else {
      site.report(missing(expected, after: isInTime ? nil : timeout))
      return nil
    }
    pass(over: index, at: site)
    return received.removeFirst()
  }

  private func missing(_ expected: Expectation, after timeout: Duration?) -> String {
    let what = received.isEmpty ? "No action came" : "The expected action did not come"
    let came = received.isEmpty ? "" : "\n\nThese came:\n\n\(listed(received.map(\.action)))"
    return "\(what)\(circumstances(timeout))\n\nExpected:\n\n\(expected.description())\(came)"
  }

  private func circumstances(_ timeout: Duration?) -> String {
    guard let timeout else { return ", and no effect runs that could send one." }
    if starters.isEmpty {
      return " within \(timeout), neither from an effect nor from what a side effect has started."
    }
    return " within \(timeout). \(stillRunning(startedBy: Array(starters.values)))"
  }
}

#endif

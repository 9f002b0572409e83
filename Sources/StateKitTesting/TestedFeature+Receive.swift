#if Testing

import StateKit

extension TestedFeature {
  /// Expects this action as the next one, from a bridge, an effect or a dispatcher, and the change that `change` makes,
  /// or no change.
  ///
  ///     await store.receive(.reachability(.startMonitoring)) { $0.reachability.isMonitoring = true }
  ///
  /// It waits until an action arrives, from an effect, from the work of a side effect or from another thread, and fails
  /// after `timeout`. A correct test loses no time. With `exhaustivity` off other actions may arrive before it.
  public func receive(
    _ expected: Action,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(expected, timeout, change, at: site) { isSame($0, expected) }
  }

  /// Expects this action as the next one, and the change that `change` makes, or no change. Actions that are not
  /// `Equatable` are compared by their dumps, in which functions and objects of one type are equal.
  ///
  ///     await store.receive(.ran(work))
  ///
  /// To compare a part of an action alone, use ``receive(where:timeout:changing:fileID:filePath:line:column:)``.
  @_disfavoredOverload
  public func receive(
    _ expected: Action,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let dump = dumped(expected)
    await receive(expected, timeout, change, at: site) { dumped($0) == dump }
  }

  private func receive(
    _ expected: Action,
    _ timeout: Duration,
    _ change: Change?,
    at site: CallSite,
    isMet: @escaping (Action) -> Bool
  ) async {
    await receive(Expectation(description: dumped(expected), isMet: isMet), timeout, change, at: site) {
      came in
      "Another action came than expected.\n\n\(difference(expected: expected, "Received", came))"
    }
  }

  /// Expects an action at a key path as the next one, with any payload.
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
    let expectation = Expectation(description: TestedFeature.name(of: path)) { $0[keyPath: path] != nil }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(expectation, timeout, change, at: site) { came in
      "Another action came than expected, one at\n\n\(expectation.description())\n\nReceived:\n\n\(dumped(came))"
    }
  }

  /// Expects an action for which a condition is true as the next one.
  ///
  ///     await store.receive(where: { $0.name.hasPrefix("users.") }) { $0.users.isLoading = false }
  ///
  /// It corresponds to `receive` with a predicate in Point-Free's Composable Architecture.
  ///
  /// - Parameters:
  ///   - fits: Whether an action is the expected one.
  ///   - timeout: The time to wait for it.
  ///   - change: Changes the state before the action into the one after it. An error that it throws is a failure.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func receive(
    where fits: @escaping (Action) -> Bool,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let expectation = Expectation(description: "  an action that fits", isMet: fits)
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(expectation, timeout, change, at: site) { came in
      "Another action came than expected, one that does not fit.\n\nReceived:\n\n\(dumped(came))"
    }
  }

  private func receive(
    _ expectation: Expectation,
    _ timeout: Duration,
    _ change: Change?,
    at site: CallSite,
    otherCame message: (Action) -> String
  ) async {
    guard let came = await next(expectation, timeout, at: site) else { return }
    guard expectation.isMet(came.action) else {
      state = came.state
      return site.report(message(came.action))
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

  /// The description of a key path cannot be used: on some systems, such as Linux, it has no names.
  private static func name<Payload>(of path: KeyPath<Action, Payload?>) -> String {
    let known = (Action.self as? any DomainAction.Type)?.name(of: path)
    if let known, known.isWhole { return "  \(known.name)" }
    let payload = Payload.self == Void.self ? "without a payload" : "with a payload of type \(Payload.self)"
    return "  an action\(known.map { " of \($0.name)" } ?? "") \(payload)"
  }

  /// The next action, or with `exhaustivity` off the next expected one; nil if it does not arrive in time, which is
  /// reported.
  private func next(_ expected: Expectation, _ timeout: Duration, at site: CallSite) async -> Received? {
    begin(at: site)
    func index() -> Int? {
      exhaustivity == .on ? received.indices.first : received.firstIndex { expected.isMet($0.action) }
    }
    _ = await wait(atMost: timeout) { index() != nil }
    issues.report(at: site)
    guard let index = index() else {
      site.report(missing(expected, after: timeout))
      return nil
    }
    pass(over: index, at: site)
    return received.removeFirst()
  }

  private func missing(_ expected: Expectation, after timeout: Duration) -> String {
    let what = received.isEmpty ? "No action came" : "The expected action did not come"
    let came = received.isEmpty ? "" : "\n\nThese came:\n\n\(listed(received.map(\.action)))"
    return "\(what) within \(timeout). \(circumstances)\n\nExpected:\n\n\(expected.description())\(came)"
  }

  private var circumstances: String {
    let left = lost + subject.undelivered()
    if !left.isEmpty { return undelivered(left) }
    guard starters.isEmpty else { return runningEffects(atEnd: false) }
    let others = "another thread or what a side effect has started could."
    return "No effect runs that could send one, only \(others)"
      + (sleepingTasks.hint(atEnd: false).map { "\n\n\($0)" } ?? "")
  }
}

#endif

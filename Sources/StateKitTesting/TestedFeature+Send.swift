#if Testing

import StateKit

extension TestedFeature {
  /// Sends an action, and expects the change of the state that `change` makes, or no change.
  ///
  ///     store.send(.settings(.toggledReachability)) { $0.settings.shouldUseReachability = false }
  ///
  /// All earlier actions must have been received. With `exhaustivity` off, `change` assigns the expected values
  /// (`$0.count = 3`), and may ignore other changes.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - change: Changes the state before the action into the one after it. An error that it throws is a failure.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - function: The function in the source of the action.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func send(
    _ action: Action,
    changing change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let source = ActionSource(file: "\(fileID)", function: function, line: line)
    send(changing: change, at: site) {
      subject.dispatch(action, source)
    } isSent: { came in
      guard subject.mayHandleAnother else { return true }
      let (expected, actual) = (dumped(action), dumped(came))
      if expected == actual { return true }
      site.report("Another action was handled first.\n\n\(difference(expected: action, "Handled", came))")
      return false
    }
  }

  /// Calls a function that dispatches an action, and expects the change that the action makes.
  ///
  /// - Parameter isSent: Whether an action is the dispatched one; otherwise it reports what came.
  func send(
    changing change: ((inout State) throws -> Void)?,
    at site: CallSite,
    _ dispatch: () -> Void,
    isSent: (Action) -> Bool = { _ in true }
  ) {
    begin(at: site)
    pass(over: received.count, at: site)
    working(dispatch)
    issues.report(at: site)
    guard let came = received.first else { return site.report(subject.unsent) }
    received.removeFirst()
    if isSent(came.action) { expect(came, change, at: site) } else { state = came.state }
  }
}

#endif

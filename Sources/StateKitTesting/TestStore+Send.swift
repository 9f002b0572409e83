#if Testing

import StateKit

extension TestStore {
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
    send(changing: change, at: site) { store.dispatchAheadOfMail(action, from: source) }
  }

  /// Calls a function that dispatches an action, and expects the change that the action makes.
  func send(
    changing change: ((inout State) throws -> Void)?,
    at site: CallSite,
    _ dispatch: () -> Void
  ) {
    begin(at: site)
    pass(over: received.count, at: site)
    working(dispatch)
    issues.report(at: site)
    guard !received.isEmpty else {
      return site.report("An action cannot be sent to a test store while its store handles another one.")
    }
    expect(received.removeFirst(), change, at: site)
  }
}

#endif

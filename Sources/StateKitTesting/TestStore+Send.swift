#if Testing

import StateKit

extension TestStore {
  /// Sends an action, and expects the change of the state that `change` makes, or none.
  ///
  ///     store.send(.settings(.toggledReachability)) { $0.settings.shouldUseReachability = false }
  ///
  /// All actions that came before must have been received.
  public func send(
    _ action: Action,
    changing change: ((inout State) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    store.handleMail()
    if let last = received.last {
      site.report(unassertedActions(received.map(\.action)))
      state = last.state
      received = []
    }
    store.dispatchAheadOfMail(action, from: ActionSource(file: "\(fileID)", function: function, line: line))
    guard !received.isEmpty else {
      return site.report("An action cannot be sent to a test store while its store handles another one.")
    }
    let sent = received.removeFirst()
    expect(sent.state, after: sent.action, change, at: site)
  }
}

#endif

#if Testing

import StateKit

extension TestStore {
  /// Sends an action, expects the change of the state that `change` makes, and returns when all the work that the
  /// action started has ended, like `run` of a store.
  ///
  ///     await store.run(.refresh) { $0.isLoading = true }
  ///     await store.receive(.loaded(["Ann"])) { $0.isLoading = false; $0.names = ["Ann"] }
  ///
  /// The actions that effects and bridges send meanwhile are received afterwards. If the work does not end within
  /// `timeout`, that is a failure, and the work goes on; a test that advances a clock calls `run` in a task of its own.
  /// Cancelling that task ends the work. If it is cancelled already, the action is not sent.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - timeout: The time to wait for the end of the work. A correct test loses no time.
  ///   - change: Changes the state before the action into the one after it. An error that it throws is a failure.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - function: The function in the source of the action.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func run(
    _ action: Action,
    timeout: Duration = .seconds(5),
    changing change: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: String = #function,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if Task.isCancelled { return }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let source = ActionSource(file: "\(fileID)", function: function, line: line)
    var started: EffectRun?
    send(changing: change, at: site) {
      started = store.beginRun(from: source) { store.dispatchAheadOfMail(action, from: $0) }
    }
    guard let run = started else { return }
    let isInTime = await withTaskCancellationHandler {
      await wait(atMost: timeout, until: { run.isOver })
    } onCancel: {
      Task { @MainActor [store] in store.cancel(run) }
    }
    issues.report(at: site)
    if isInTime { return }
    site.report("What the action started has not ended within \(timeout). \(runningEffects(atEnd: true))")
    forgetStarters()
  }
}

#endif

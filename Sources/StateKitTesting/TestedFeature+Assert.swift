#if Testing

import StateKit

extension TestedFeature {
  /// Expects a state, as far as the test has followed it.
  ///
  ///     store.exhaustivity = .off
  ///     store.send(.searched("swift"))
  ///     await store.finish()
  ///     store.assert {
  ///       $0.results = ["Swift"]
  ///       $0.isLoading = false
  ///     }
  ///
  /// The closure assigns the expected values; a state that already has them is as expected. With `exhaustivity` off, it
  /// is compared with the state after the newest action, even if the test has not received that action. The idea comes
  /// from `assert` in Point-Free's Composable Architecture.
  ///
  /// - Parameters:
  ///   - change: Assigns the expected values. An error that it throws is a failure.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func assert(
    _ change: (inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    begin(at: site)
    let now = exhaustivity == .on ? state : received.last?.state ?? state
    var expected = now
    do {
      try change(&expected)
    } catch {
      return site.report("The closure that says what the state is threw an error.\n\n  \(error)")
    }
    if !isSame(expected, now) {
      site.report("The state is not as expected.\n\n\(difference(expected: expected, "Actual", now))")
    }
  }
}

#endif

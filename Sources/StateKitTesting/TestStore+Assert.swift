#if Testing

extension TestStore {
  /// Expects that the state is now what the closure makes it, as far as the test has followed it.
  ///
  ///     store.exhaustivity = .off
  ///     store.send(.searched("swift"))
  ///     await store.finish()
  ///     store.assert {
  ///       $0.results = ["Swift"]
  ///       $0.isLoading = false
  ///     }
  ///
  /// The closure says values; a state that has them already is as expected. With `exhaustivity` off the state counts that
  /// the newest action has left, also where the test has not received it. The idea is that of `assert` in Point-Free's
  /// Composable Architecture.
  ///
  /// - Parameters:
  ///   - change: Sets what must be so. An error that it throws is a failure.
  ///   - fileID: The module and the file that a failure names.
  ///   - filePath: The file that it is shown in.
  ///   - line: The line that a failure is shown at.
  ///   - column: The column that it is shown at.
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
    if expected != now {
      site.report("The state is not as expected.\n\n\(difference(expected: expected, "Actual", now))")
    }
  }
}

#endif

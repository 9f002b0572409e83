#if Testing

import IssueReporting

/// The place in a test for which a failure is reported.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Prints a message that is not a failure.
  func note(_ message: String) {
    for reporter in IssueReporters.current {
      reporter.expectIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}

#endif

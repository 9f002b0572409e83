#if Testing
import IssueReporting
#else
import StateKit
#endif

/// The place in a test for which a failure is reported.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  #if Testing
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Prints a message that is not a failure.
  func note(_ message: String) {
    for reporter in IssueReporters.current {
      reporter.expectIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
  #else
  /// Without the trait `Testing`, this module cannot record a failure in the test's library, so the message is only
  /// printed.
  func report(_ message: String) {
    StandardError.write("\(filePath):\(line):\(column): \(message)\n")
  }
  #endif
}

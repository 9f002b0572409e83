#if Testing

import IssueReporting
import StateKit

/// A failure that a test store reported.
struct Failure: Equatable, Sendable {
  let message: String
  let file: String
  let line: UInt
}

/// The failures that are reported during a function, instead of failing the test.
@MainActor
func failures(_ body: @MainActor () async -> Void) async -> [Failure] {
  await reports(body).failures
}

/// The failures, and the printed messages that are not failures.
@MainActor
func reports(_ body: @MainActor () async -> Void) async -> (failures: [Failure], notes: [Failure]) {
  let collector = Collector()
  await withIssueReporters([collector]) { await body() }
  return (collector.failures.withLock { $0 }, collector.notes.withLock { $0 })
}

private final class Collector: IssueReporter {
  let failures = Lock<[Failure]>([])
  let notes = Lock<[Failure]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let failure = Failure(message: message() ?? "", file: "\(fileID)", line: line)
    failures.withLock { $0.append(failure) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let note = Failure(message: message() ?? "", file: "\(fileID)", line: line)
    notes.withLock { $0.append(note) }
  }
}

#endif

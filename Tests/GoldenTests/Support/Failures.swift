import StateKit
import Testing

/// The failures of a test, which are expected.
@MainActor
func failures(_ body: () async -> Void) async -> [(line: Int?, message: String)] {
  let found = Lock<[(line: Int?, message: String)]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    found.withLock { $0.append((issue.sourceLocation?.line, issue.comments.map(\.rawValue).joined())) }
    return true
  }
  return found.withLock { $0 }
}

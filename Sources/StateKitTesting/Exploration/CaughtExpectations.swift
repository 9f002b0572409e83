#if Testing

import StateKit
#if canImport(Testing)
import Testing
#endif

/// The failed expectations of a check, which are kept back until the run is small.
final class CaughtExpectations: Sendable {
  private let hasFailed = Lock(false)

  /// Whether an expectation has failed since the last call.
  func takeFailure() -> Bool {
    hasFailed.withLock { failed in
      defer { failed = false }
      return failed
    }
  }

  /// Runs a function, whose failed expectations are not recorded.
  func catching(_ body: @escaping @MainActor @Sendable () async -> Void) async {
    #if canImport(Testing)
    if let test = Test.current {
      let trait = IssueHandlingTrait.filterIssues { _ in
        self.hasFailed.withLock { $0 = true }
        return false
      }
      try? await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
      return
    }
    #endif
    await body()
  }
}

#endif

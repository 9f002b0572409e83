#if Testing

import StateKit

/// The issues that a store reported since the last call of the test.
///
/// They are kept until the test's next call, because a failure that another task records may not be counted for any test. Broken
/// invariants are left out: the test store fails at the action that broke them.
final class RuntimeIssues: Sendable {
  private let issues = Lock<[RuntimeIssue]>([])

  /// Collects the issues.
  var reporter: Reporter {
    Reporter { [weak self] issue in
      guard let self else { return Reporter.standardError.report(issue) }
      if issue.kind != .brokenInvariant { issues.withLock { $0.append(issue) } }
    }
  }

  /// The issues since the last call.
  func take() -> [RuntimeIssue] {
    issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
  }

  /// Turns each issue into a failure.
  func report(at site: CallSite) {
    for issue in take() { site.report("The store reported an issue.\n\n  \(issue)") }
  }
}

#endif

#if Testing

import StateKit

/// What a store reported and the test was not told of yet.
///
/// It waits for the test's next call, as a failure that another task reports may be taken for that of no test.
final class RuntimeIssues: Sendable {
  private let issues = Lock<[RuntimeIssue]>([])

  /// Keeps what it is told of.
  var reporter: Reporter {
    Reporter { [weak self] issue in
      guard let self else { return Reporter.standardError.report(issue) }
      issues.withLock { $0.append(issue) }
    }
  }

  /// Makes each a failure.
  func report(at site: CallSite) {
    let reported = issues.withLock { issues in
      defer { issues = [] }
      return issues
    }
    for issue in reported { site.report("The store reported an issue.\n\n  \(issue)") }
  }
}

#endif

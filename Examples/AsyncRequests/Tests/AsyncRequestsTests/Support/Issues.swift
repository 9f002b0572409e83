import StateKit
import Synchronization

/// Records the issues that a store reports.
final class Issues: Sendable {
  private let reported = Mutex<[RuntimeIssue.Kind]>([])

  var kinds: [RuntimeIssue.Kind] { reported.withLock { $0 } }

  var reporter: Reporter {
    Reporter { issue in self.reported.withLock { $0.append(issue.kind) } }
  }
}

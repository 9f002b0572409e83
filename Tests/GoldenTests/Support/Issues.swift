import StateKit
import Synchronization

/// The issues that a store reported.
final class Issues: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  var kinds: [RuntimeIssue.Kind] { issues.withLock { $0.map(\.kind) } }
  var messages: [String] { issues.withLock { $0.map(\.message) } }

  var reporter: Reporter {
    Reporter { issue in self.issues.withLock { $0.append(issue) } }
  }
}

/// Receives the issues that a store finds at run time. They never stop the app.
///
///     StoreConfiguration(reporter: Reporter { issue in log.fault("\(issue)") })
///
/// A `TestStore` turns each issue into a failure of its test.
public struct Reporter: Sendable {
  private let body: @Sendable (RuntimeIssue) -> Void

  /// Creates a reporter.
  ///
  /// - Parameter report: Called with each issue, on any thread.
  public init(_ report: @escaping @Sendable (RuntimeIssue) -> Void) {
    self.body = report
  }

  /// Reports an issue.
  public func report(_ issue: RuntimeIssue) {
    body(issue)
  }

  /// The default: writes to the standard error if StateKit was built for debugging; otherwise issues are ignored.
  public static var standardError: Reporter {
    Reporter { issue in
      #if DEBUG
      StandardError.write("StateKit: \(issue)\n")
      #endif
    }
  }
}

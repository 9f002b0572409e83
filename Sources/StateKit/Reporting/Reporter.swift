/// Takes what goes wrong at run time. Nothing that it is told of stops the app.
///
///     StoreConfiguration(reporter: Reporter { issue in log.fault("\(issue)") })
///
/// A `TestStore` makes each issue a failure of its test.
public struct Reporter: Sendable {
  private let body: @Sendable (RuntimeIssue) -> Void

  /// Makes a reporter.
  ///
  /// - Parameter report: Is called on any thread.
  public init(_ report: @escaping @Sendable (RuntimeIssue) -> Void) {
    self.body = report
  }

  /// Reports an issue.
  public func report(_ issue: RuntimeIssue) {
    body(issue)
  }

  /// Writes to the standard error where StateKit was built for debugging, elsewhere nothing: the default.
  public static var standardError: Reporter {
    Reporter { issue in
      #if DEBUG
      StandardError.write("StateKit: \(issue)\n")
      #endif
    }
  }
}

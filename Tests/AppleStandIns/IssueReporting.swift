// swift-format-ignore-file
// The declarations of xctest-dynamic-overlay that StateKitTesting uses, with their signatures
// (github.com/pointfreeco/xctest-dynamic-overlay, 1.5.0). The bodies are never run.

public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {}

public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {}

public protocol IssueReporter: Sendable {
  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

public enum IssueReporters {
  public static var current: [any IssueReporter] {
    get { [] }
    set {}
  }
}

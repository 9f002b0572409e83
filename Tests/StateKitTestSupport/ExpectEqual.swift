package import Testing

/// Expects that two values are equal, as `#expect(actual == expected)` does, in a sixth of its time to compile: the tests have
/// thousands of these.
///
///     expectEqual(store.state.count, 2)
package func expectEqual<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if actual == expected { return }
  let values = "\(String(describingForTest: actual)) is not equal to \(String(describingForTest: expected))"
  Issue.record(comment.map { "\($0): \(values)" } ?? "\(values)", sourceLocation: sourceLocation)
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Testing

extension TestStore {
  /// Expects an action from an effect as the next one, and the change that the closure makes, or no change.
  public func receive(
    _ expected: Action,
    timeout: Duration = .seconds(5),
    assert change: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async where Action: Equatable {
    await wait(atMost: timeout) { !received.isEmpty }
    guard !received.isEmpty else {
      return fail("The action \(expected) did not come.", at: sourceLocation)
    }
    let (action, after) = received.removeFirst()
    if action != expected { fail("\(action) came instead of \(expected).", at: sourceLocation) }
    expect(after, change, after: action, at: sourceLocation)
  }

  /// Waits for all effects to end, and expects that the test has received all actions.
  public func finish(
    timeout: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(atMost: timeout) { isIdle }
    if !isIdle { fail("Effects are still running.", at: sourceLocation) }
    if !received.isEmpty { fail(unreceived, at: sourceLocation) }
    received = []
  }

  private func wait(atMost timeout: Duration, until condition: () -> Bool) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
  }
}

#if Testing

import IssueReporting
import StateKit

extension TestedFeature {
  typealias Change = (inout State) throws -> Void

  /// Compares the state after an action with the expected one, and continues with it.
  func expect(_ came: Received, _ change: Change?, at site: CallSite) {
    let before = state
    state = came.state
    Self.tellBroken(by: came, from: before, at: site)
    do {
      switch exhaustivity {
      case .on: try expectAll(before, came, change, at: site)
      case .off: try expectPart(before, came, change, at: site)
      }
    } catch {
      site.report(
        "The closure that makes the expected change threw an error, after\n\n\(dumped(came.action))\n\n  \(error)"
      )
    }
  }

  private func expectAll(_ before: State, _ came: Received, _ change: Change?, at site: CallSite) throws {
    let expected = try changed(before, by: change)
    if !isSame(expected, came.state) {
      site.report(sentence(before, expected, came.state) + details(expected, came))
    } else if change != nil, isSame(expected, before) {
      site.report(
        "A change was expected, but there is none, and the closure makes none either. Leave it out after"
          + "\n\n\(dumped(came.action))"
      )
    }
  }

  /// The closure gets the state after the action, as with the test store of Point-Free's Composable Architecture. It assigns
  /// the expected values (`$0.count = 3`), which the state then has already. A closure that makes the whole change of the
  /// state before (`$0.count += 1`) is understood, too.
  private func expectPart(_ before: State, _ came: Received, _ change: Change?, at site: CallSite) throws {
    let part = try changed(came.state, by: change)
    guard isSame(part, came.state) else {
      if try isSame(changed(before, by: change), came.state) { return }
      return site.report("The state is not as expected" + details(part, came))
    }
    guard exhaustivity == .off(showingSkipped: true) else { return }
    var whole = before
    // Expectations in the closure are about the state after the action, and may fail here.
    withExpectedIssue(isIntermittent: true) { whole = try changed(before, by: change) }
    if isSame(whole, came.state) { return }
    exhaustivity.tell("The state changed further than the test says" + details(whole, came), at: site)
  }

  private func changed(_ state: State, by change: Change?) throws -> State {
    var state = state
    try change?(&state)
    return state
  }

  private func sentence(_ before: State, _ expected: State, _ actual: State) -> String {
    if isSame(before, expected) { return "The state changed, though no change was expected" }
    return isSame(before, actual)
      ? "The state did not change, though a change was expected" : "The state is not as expected"
  }

  private func details(_ expected: State, _ came: Received) -> String {
    ", after\n\n\(dumped(came.action))\n\n\(difference(expected: expected, "Actual", came.state))"
  }
}

#endif

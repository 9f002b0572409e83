#if Testing

import StateKit

extension TestedFeature {
  /// Fails for each invariant that an action broke.
  ///
  /// - Parameter before: The state before the action.
  nonisolated static func tellBroken(by came: Received, from before: State, at site: CallSite) {
    for broken in came.broken.invariants {
      site.report(
        sentence(broken, "after") + "\n\n\(dumped(came.action))\n\n"
          + difference(before, "Before", came.state, "After") + causes(of: came)
      )
    }
  }

  /// Fails for each invariant that actions broke that the test did not receive.
  ///
  /// - Parameter state: The state before them.
  nonisolated static func tellBroken(_ skipped: ArraySlice<Received>, from state: State, at site: CallSite) {
    var before = state
    for came in skipped {
      tellBroken(by: came, from: before, at: site)
      before = came.state
    }
  }

  /// For example "The invariant cart.totalFits of Cart.statekit.json, Cart:12 does not hold after".
  nonisolated static func sentence(_ broken: BrokenInvariant, _ time: String) -> String {
    (broken.reason.map { "\($0)\n\n" } ?? "")
      + "The invariant \(broken.path) of \(broken.declaration) does not hold \(time)"
  }

  private nonisolated static func causes(of came: Received) -> String {
    let causes = came.broken.source?.causes ?? []
    return causes.isEmpty ? "" : "\n\nCaused by:\n\n" + causes.map { "  \($0)" }.joined(separator: "\n")
  }
}

#endif

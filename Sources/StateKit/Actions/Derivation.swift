/// Counts the actions derived, directly or indirectly, from one outside action.
@MainActor
@usableFromInline final class Derivation {
  var count: Int
  /// The runs that the actions belong to; usually empty.
  let runs: [EffectRun]
  var isStopped = false

  init(count: Int = 0, runs: [EffectRun] = []) {
    self.count = count
    self.runs = runs
  }

  /// Whether the first action of a run is being dispatched.
  var isStartingRun: Bool { runs.first?.isStarting ?? false }

  /// The same count for actions that belong to further runs.
  func with(_ further: [EffectRun]) -> Derivation {
    let added = further.filter { run in !runs.contains { $0 === run } }
    return added.isEmpty ? self : Derivation(count: count, runs: added + runs)
  }

  /// Notes an action that was derived, for the ends of the runs.
  func disturbRuns() {
    for run in runs { run.isQuiet = false }
  }
}

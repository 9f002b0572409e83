import StateKit
@testable import StateKitTesting

extension Laws where Facts.Action: RecordableAction, Facts.Action.DomainState: Equatable {
  /// In whatever order actions come and work answers, what loads has a request that runs, work ends with its store, and a second
  /// run and the recording come to the same state.
  func checkExploration() {
    let explorer = StateKitTesting.Explorer<State, Action>(
      StateKitTesting.ExploredDomain(leavingOut: []),
      drawing: [],
      steps: 40,
      answers: .anyOrder,
      isPossible: nil,
      checks: StateKitTesting.ExploredChecks(),
      make: { Facts.store(AnyMiddleware { _, _, _ in .doNothing }) }
    )
    // Drawn invariants break, and drawn bridges lead to children that are gone.
    explorer.isMistake = { kind in
      switch kind {
      case .invariant: false
      case .issue(let kind): kind != .absentChild
      default: true
      }
    }
    for (name, reason) in explorer.leaveOutUndrawable() {
      expect(false, "an exploration cannot make up \(name): \(reason)")
    }
    for seed in UInt64(0)..<6 {
      let run = explorer.run(StateKitTesting.Choices(seed: seed))
      let second = explorer.run(StateKitTesting.Choices(run.choices), isDetailed: true)
      // Bridges that call each other end the run.
      if run.failure?.kind == .issue(.endlessDerivation) { continue }
      let failure = run.failure ?? explorer.mistake(of: second, comparedWith: run)
      // JSON has one null for all levels of an optional.
      if failure?.kind == .replay, second.recording.contains(where: { $0.contains("null") }) { continue }
      expect(failure == nil, "\(failure?.message ?? "") \(failure?.difference ?? "") \(second.steps)")
    }
  }
}

#if Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import StateKit

/// The runs of one call of `explore`.
@MainActor
final class Exploration<State: Equatable & Sendable, Action: RecordableAction>
where Action.DomainState == State {
  let explorer: Explorer<State, Action>
  private let seed: UInt64
  /// The choices of the only run.
  private let given: [[UInt32]]?
  private let site: CallSite
  private let kept: KeptRuns?
  private let expectations: CaughtExpectations?
  /// Makes the first failing run smaller.
  private var shrinking: Shrinking<State, Action>?
  /// Whether the failing run is run once more, for a report.
  private var isReporting = false

  init(
    _ explorer: Explorer<State, Action>,
    seed: UInt64?,
    choices: [[UInt32]]?,
    at site: CallSite,
    keepingIn kept: KeptRuns?,
    catching expectations: CaughtExpectations?
  ) {
    self.explorer = explorer
    self.seed = seed ?? Self.defaultSeed
    self.given = choices
    self.site = site
    self.kept = kept
    self.expectations = expectations
  }

  nonisolated deinit {}

  private static var defaultSeed: UInt64 {
    ProcessInfo.processInfo.environment["STATEKIT_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0...UInt64(UInt32.max))
  }

  func run(_ count: Int, atMost time: Duration?) async {
    for (name, reason) in explorer.leaveOutUndrawable() {
      site.report("The action \(name) cannot be made up. \(reason)")
    }
    if let expectations {
      await expectations.catching { [self] in await search(count, time) }
    } else {
      await search(count, time)
    }
    if let found = shrinking?.best { tell(found) }
  }

  /// Runs until there is a mistake, and makes the run smaller.
  private func search(_ count: Int, _ time: Duration?) async {
    for choices in given.map({ [$0] }) ?? kept?.runs ?? [] {
      let run = run(Choices(choices))
      if run.failure != nil { return shrink(run) }
    }
    if given != nil { return }
    let start = ContinuousClock.now
    for number in 0..<count {
      if let time, ContinuousClock.now - start > time { break }
      let run = run(Choices(seed: Choices.seed(ofRun: number, after: seed)))
      explorer.coverage.noteRun(run.count)
      if run.failure != nil { return shrink(run) }
      // Less and less often, because it takes as long as several runs.
      if number & (number + 1) == 0, let other = repetition(of: run) { return shrink(other) }
      await Task.yield()
    }
  }

  private func run(
    _ choices: Choices,
    isDetailed: Bool = false,
    finishes: Bool = true
  ) -> ExploredRun<State, Action> {
    Traps.catching({ [self] in MainActor.assumeIsolated { goOnAfterTrap() } }) {
      MainActor.assumeIsolated { explorer.run(choices, isDetailed: isDetailed, finishes: finishes) }
    }
  }

  /// Runs it again, and plays its recording.
  ///
  /// - Returns: The run with the mistake; nil if all come to the same state.
  private func repetition(of run: ExploredRun<State, Action>) -> ExploredRun<State, Action>? {
    let second = self.run(Choices(run.choices), isDetailed: true)
    return explorer.mistake(of: second, comparedWith: run).map { second.failing(by: $0) }
  }

  // MARK: Making it smaller

  private func shrink(_ run: ExploredRun<State, Action>) {
    shrinking = Shrinking(run)
    shrink()
  }

  private func shrink() {
    // The stack has room for a number of traps.
    while !Traps.isAtLimit, let choices = shrinking?.next() {
      let run = run(Choices(choices))
      switch shrinking?.best.failure?.kind {
      // Two runs tell whether there is such a mistake.
      case .repetition?, .replay?: shrinking?.note(repetition(of: run) ?? run)
      case .memory?: shrinking?.note(self.run(Choices(choices)))
      default: shrinking?.note(run)
      }
    }
  }

  /// Makes a run smaller that would end the process, on top of it.
  private func goOnAfterTrap() {
    let stopped = explorer.stoppedRun
    if isReporting { return StandardError.write("\(report(on: stopped))\n") }
    if shrinking == nil { shrinking = Shrinking(stopped) } else { shrinking?.note(stopped) }
    shrink()
    if let found = shrinking?.best { tell(found) }
  }

  // MARK: The report

  private func tell(_ found: ExploredRun<State, Action>) {
    do {
      try kept?.add(found.choices)
    } catch {
      site.report("The run could not be kept: \(error)")
    }
    // Once more, for all that a report needs; expectations of the test fail now.
    isReporting = true
    let again = run(Choices(found.choices), isDetailed: true, finishes: false)
    site.report(report(on: again.failure == nil ? again.failing(by: found.failure) : again))
  }

  private func report(on run: ExploredRun<State, Action>) -> String {
    ExplorationReport(run: run, work: explorer.domain.work.map(\.line), origin: origin).text
  }

  private var origin: String {
    let number = explorer.coverage.runs
    if given != nil { return "The choices were given." }
    if number == 0 { return "A run that was kept found it." }
    let seed = Choices.seed(ofRun: number - 1, after: seed)
    return "Run \(number) of the seed \(self.seed) found it; it is the first one of explore(seed: \(seed))."
  }

  func tellCoverage(_ expected: ExploredCoverage, isPrinted: Bool) {
    if isPrinted { StandardError.write("\(explorer.coverage.text(of: explorer.domain))\n") }
    // A mistake ends the exploration early.
    guard shrinking == nil, let exceptions = expected.exceptions else { return }
    let missed = explorer.coverage.missed(of: explorer.domain).filter { name in
      !exceptions.contains { name == $0 || name.hasPrefix("\($0).") }
    }
    if missed.isEmpty { return }
    let names = missed.map { "  \($0)" }.joined(separator: "\n")
    site.report("No run of the exploration reached these actions:\n\n\(names)")
  }
}

#endif

#if Testing

import StateKit

/// A feature in a test that fails for everything that it does not assert: each change of the state, each action from effects
/// and bridges, each effect that is left running. The feature is in a store (``TestStore``), or in a host (``TestHost``).
@MainActor
public class TestedFeature<State: Equatable & Sendable, Action: Sendable> {
  /// The state as far as the test has followed it.
  public internal(set) var state: State

  /// The level of detail that the test must assert: everything by default.
  public var exhaustivity = Exhaustivity.on

  /// The actions that were not asserted yet.
  var received: [Received] = []
  /// The actions that were dispatched, and did not reach the reducer.
  var lost: [Action] = []
  /// The actions that started the running effects.
  var starters: [Int: Action] = [:]
  /// The running effects whose starting action is not known: those that ran before the test, and those that a failure
  /// has already named.
  private var unblamed: Set<Int>
  let subject: TestSubject<State, Action>
  let sleepingTasks = SleepingTasks()
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The place where the test store or the test host was created.
  private let site: CallSite
  /// The place of the test's last call; issues since then are reported there.
  private var lastSite: CallSite
  let issues: RuntimeIssues
  /// The invariants that the present action broke.
  private var broken: (invariants: [BrokenInvariant], source: ActionSource?) = ([], nil)

  struct Received: Sendable {
    let action: Action
    /// The state after the reducers.
    let state: State
    /// The invariants that no longer hold, with the actions that led to this one.
    let broken: (invariants: [BrokenInvariant], source: ActionSource?)
  }

  init(_ subject: TestSubject<State, Action>, _ state: State, _ issues: RuntimeIssues, at site: CallSite) {
    self.subject = subject
    self.state = state
    self.issues = issues
    self.site = site
    self.lastSite = site
    self.unblamed = Set(subject.runningEffects())
  }

  deinit {
    issues.report(at: lastSite)
    Self.tellBroken(received[...], from: state, at: lastSite)
    let (actions, lost, starters) = (received.map(\.action), lost, Array(starters.values))
    if !actions.isEmpty { exhaustivity.tell(unreceived(actions), at: site) }
    if !lost.isEmpty { exhaustivity.tell(undelivered(lost), at: site) }
    if !starters.isEmpty { exhaustivity.tell(stillRunning(startedBy: starters), at: site) }
  }

  /// Every call of the test begins with this.
  func begin(at site: CallSite) {
    handleMail()
    issues.report(at: lastSite)
    lastSite = site
  }

  /// Skips a number of actions that the test did not receive.
  func pass(over count: Int, at site: CallSite) {
    guard count > 0 else { return }
    let skipped = received.prefix(count)
    received.removeFirst(count)
    Self.tellBroken(skipped, from: state, at: site)
    if let last = skipped.last { state = last.state }
    exhaustivity.tell(unreceived(skipped.map(\.action)), at: site)
  }

  /// Runs a function that may start tasks of the store, so that their sleep is known.
  func working(_ body: () -> Void) {
    SleepingTasks.$current.withValue(sleepingTasks, operation: body)
  }

  private func handleMail() {
    working { subject.handleMail() }
  }

  /// Notes an action that the reducer has handled, with the state after it.
  func record(_ action: Action, _ state: State) {
    received.append(Received(action: action, state: state, broken: broken))
    broken = ([], nil)
  }

  /// Follows the invariants of the subject.
  ///
  /// - Parameter first: The invariants that do not hold in the first state.
  func followInvariants(_ timeline: Timeline, first: [BrokenInvariant]) {
    let others = timeline.onBrokenInvariants
    timeline.onBrokenInvariants = { [weak self] broken, source in
      others?(broken, source)
      self?.broken = ((self?.broken.invariants ?? []) + broken, source)
    }
    for broken in first { site.report(Self.sentence(broken, "in the first state")) }
  }

  /// Notes that the effects that have begun were started by an action.
  func noteStarts(by action: Action) {
    for effect in subject.runningEffects() where starters[effect] == nil && !unblamed.contains(effect) {
      starters[effect] = action
    }
  }

  /// Notes that the effects that have begun were started by the state.
  func noteStartsByState() {
    unblamed.formUnion(subject.runningEffects().filter { starters[$0] == nil })
  }

  func forgetEndedEffects() {
    let running = Set(subject.runningEffects())
    starters = starters.filter { running.contains($0.key) }
    unblamed.formIntersection(running)
  }

  /// Removes the known starting actions of the running effects.
  func forgetStarters() {
    unblamed.formUnion(starters.keys)
    starters = [:]
  }

  /// Waits until a condition is true, at most for a time. The condition is checked whenever the store has handled
  /// something.
  ///
  /// - Returns: Whether it is true.
  func wait(atMost timeout: Duration, until condition: () -> Bool) async -> Bool {
    handleMail()
    guard timeout > .zero else { return condition() }
    var isLate = false
    let timer = Task {
      try await Task.sleep(for: timeout)
      isLate = true
      wake()
    }
    defer { timer.cancel() }
    while !condition() {
      if isLate { return false }
      await withCheckedContinuation { waiting.append($0) }
    }
    return true
  }

  /// Lets a waiting test look at its condition again.
  func wake() {
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }
}

#endif

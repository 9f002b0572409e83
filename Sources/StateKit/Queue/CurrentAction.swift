/// The action that a store is handling, from which new actions are derived.
@MainActor
final class CurrentAction<Action: Sendable> {
  private var action: UnsafePointer<Action>?
  private var source: UnsafePointer<ActionSource>?
  private var derivation: Derivation?
  private let limit: Int
  let timeline: Timeline
  var report: @MainActor (RuntimeIssue) -> Void

  init(limit: Int, timeline: Timeline, report: @escaping @MainActor (RuntimeIssue) -> Void) {
    self.limit = limit
    self.timeline = timeline
    self.report = report
  }

  /// The lent action is valid until `end`.
  @inline(__always)
  func begin(_ lent: LentAction<Action>) {
    timeline.begin()
    lend(lent)
  }

  @inline(__always)
  private func lend(_ lent: LentAction<Action>) {
    action = lent.action
    source = lent.source
    if let known = lent.source.pointee.derivation { derivation = known }
  }

  @inline(__always)
  func end() {
    action = nil
    source = nil
    if derivation != nil { derivation = nil }
  }

  /// The handling of an action with the actions that it derives at once.
  typealias Turn = (action: Action, source: ActionSource, derivation: Derivation, number: Int)

  /// The current turn, to be kept for work that belongs to it but is later in the queue.
  var turn: Turn? {
    guard let action, let source else { return nil }
    return (action.pointee, source.pointee, derivationOfNow, timeline.number)
  }

  /// Does some work as part of a turn.
  func during(_ turn: Turn, _ body: () -> Void) {
    withLentAction(turn.action, from: turn.source) { lent in
      lend(lent)
      timeline.resume(turn.number)
      derivation = turn.derivation
      body()
      end()
      timeline.endResumed()
    }
  }

  /// The runs that the action belongs to, and with it the effects that start during it.
  var runs: [EffectRun] { derivation?.runs ?? [] }

  /// The origin of an effect that starts during this action.
  ///
  /// - Parameter name: The name of a declared request or effect.
  func origin(of name: EffectName? = nil) -> EffectOrigin {
    guard let action, let source = source?.pointee else {
      return EffectOrigin(source: ActionSource(), link: nil)
    }
    let cause = ActionCause(action.pointee, number: timeline.number, by: .effect(name), from: source)
    return EffectOrigin(source: source, link: CausalLink(cause, after: source.lastCause?.shortened))
  }

  /// The name of an effect that starts during this action, with the path to its domain.
  func text(of name: EffectName) -> String {
    name.text(in: action?.pointee)
  }

  /// The source of an action that is sent on the main actor; nil if the limit of derived actions is exceeded.
  ///
  /// - Parameter route: The route to the action; nil if its source knows it.
  func derive(_ source: ActionSource, by route: ActionCause.Step?, of next: Action) -> ActionSource? {
    guard let action, let origin = self.source else { return source.startsRun ? source : source.anew }
    var derivation = derivationOfNow
    if let started = source.derivation, started.isStartingRun { derivation = derivation.with(started.runs) }
    if !derivation.runs.isEmpty { derivation.disturbRuns() }
    let link = link(source, by: route, after: action, from: origin)
    guard derivation.count == limit else {
      derivation.count += 1
      return source.with(link, derivation)
    }
    if !derivation.isStopped {
      derivation.isStopped = true
      report(.endlessDerivation(of: next, from: source.with(link, derivation), limit: limit))
    }
    return nil
  }

  private var derivationOfNow: Derivation {
    if let derivation { return derivation }
    let made = Derivation()
    derivation = made
    return made
  }

  private func link(
    _ source: ActionSource,
    by route: ActionCause.Step?,
    after action: UnsafePointer<Action>,
    from origin: UnsafePointer<ActionSource>
  ) -> CausalLink? {
    // A bridge has already created the link.
    let isMade = source.lastCause.map { $0.previous === origin.pointee.lastCause } ?? false
    guard let route, !isMade else { return source.lastCause }
    let cause = ActionCause(action.pointee, number: timeline.number, by: route, from: origin.pointee)
    return CausalLink(cause, after: origin.pointee.lastCause)
  }
}

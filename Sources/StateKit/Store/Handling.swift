/// The action that a store handles at the moment: what actions that come meanwhile derive from.
@MainActor
final class Handling<Action: Sendable> {
  private var action: UnsafePointer<Action>?
  private var source: UnsafePointer<ActionSource>?
  private var derivation: Derivation?
  private let limit: Int
  private let report: @MainActor (RuntimeIssue) -> Void

  init(limit: Int, report: @escaping @MainActor (RuntimeIssue) -> Void) {
    self.limit = limit
    self.report = report
  }

  /// What is lent is good until `end`.
  @inline(__always)
  func begin(_ lent: LentAction<Action>) {
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

  /// An action with all that it gives rise to at once.
  typealias Turn = (action: Action, source: ActionSource, derivation: Derivation)

  /// The turn that it is now, for what belongs to it but comes later in the queue.
  var turn: Turn? {
    guard let action, let source else { return nil }
    return (action.pointee, source.pointee, derivationOfNow)
  }

  /// Does something as a part of a turn.
  func during(_ turn: Turn, _ body: () -> Void) {
    withLentAction(turn.action, from: turn.source) { lent in
      begin(lent)
      derivation = turn.derivation
      body()
      end()
    }
  }

  /// What an effect that starts now is started by.
  var origin: EffectOrigin {
    guard let action, let source = source?.pointee else {
      return EffectOrigin(source: ActionSource(), link: nil)
    }
    let cause = ActionCause(action.pointee, by: .effect, from: source)
    return EffectOrigin(source: source, link: CausalLink(cause, after: source.lastCause?.shortened))
  }

  /// The source of an action that comes on the main actor now; nil where it is one too many of a loop.
  ///
  /// - Parameter route: By what the action comes; nil where its source knows that.
  func derive(_ source: ActionSource, by route: ActionCause.Route?, of next: Action) -> ActionSource? {
    guard let action, let origin = self.source else { return source.anew }
    let derivation = derivationOfNow
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
    by route: ActionCause.Route?,
    after action: UnsafePointer<Action>,
    from origin: UnsafePointer<ActionSource>
  ) -> CausalLink? {
    // A bridge has made the link itself.
    let isMade = source.lastCause.map { $0.previous === origin.pointee.lastCause } ?? false
    guard let route, !isMade else { return source.lastCause }
    let cause = ActionCause(action.pointee, by: route, from: origin.pointee)
    return CausalLink(cause, after: origin.pointee.lastCause)
  }
}

/// What an effect was started by.
struct EffectOrigin: Sendable {
  /// The source of the action.
  let source: ActionSource
  /// The way to what the effect gives later.
  let link: CausalLink?
}

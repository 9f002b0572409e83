/// The action that a store handles at the moment: what actions that come meanwhile derive from.
@MainActor
final class Handling<Action: Sendable> {
  private var current: Turn?
  private let limit: Int
  private let report: @MainActor (RuntimeIssue) -> Void

  init(limit: Int, report: @escaping @MainActor (RuntimeIssue) -> Void) {
    self.limit = limit
    self.report = report
  }

  func begin(_ action: Action, from source: ActionSource) {
    current = (action, source, source.derivation)
  }

  func end() {
    current = nil
  }

  /// An action with all that it gives rise to at once.
  typealias Turn = (action: Action, source: ActionSource, derivation: Derivation?)

  /// The turn that it is now, for what belongs to it but comes later in the queue.
  var turn: Turn? {
    guard let (action, source, known) = current else { return nil }
    let derivation = known ?? Derivation()
    current = (action, source, derivation)
    return current
  }

  /// Does something as a part of a turn.
  func during(_ turn: Turn, _ body: () -> Void) {
    current = turn
    body()
    current = nil
  }

  /// What an effect that starts now is started by.
  var origin: EffectOrigin {
    guard let current else { return EffectOrigin(source: ActionSource(), link: nil) }
    let cause = ActionCause(current.action, by: .effect, from: current.source)
    return EffectOrigin(
      source: current.source,
      link: CausalLink(cause, after: current.source.lastCause?.shortened)
    )
  }

  /// The source of an action that comes on the main actor now; nil where it is one too many of a loop.
  ///
  /// - Parameter route: By what the action comes; nil where its source knows that.
  func derive(_ source: ActionSource, by route: ActionCause.Route?, of next: Action) -> ActionSource? {
    guard let turn, let derivation = turn.derivation else { return source.anew }
    let derived = source.with(link(source, by: route, after: turn.action, from: turn.source), derivation)
    guard derivation.count == limit else {
      derivation.count += 1
      return derived
    }
    if !derivation.isStopped {
      derivation.isStopped = true
      report(.endlessDerivation(of: next, from: derived, limit: limit))
    }
    return nil
  }

  private func link(
    _ source: ActionSource,
    by route: ActionCause.Route?,
    after action: Action,
    from origin: ActionSource
  ) -> CausalLink? {
    // A bridge has made the link itself.
    let isMade = source.lastCause.map { $0.previous === origin.lastCause } ?? false
    guard let route, !isMade else { return source.lastCause }
    return CausalLink(ActionCause(action, by: route, from: origin), after: origin.lastCause)
  }
}

/// What an effect was started by.
struct EffectOrigin: Sendable {
  /// The source of the action.
  let source: ActionSource
  /// The way to what the effect gives later.
  let link: CausalLink?
}

/// Counts the actions that one action has given rise to while it was handled, and while those were.
@MainActor
final class Derivation {
  var count = 0
  var isStopped = false
}

/// What happens when an effect starts while another runs with an equal token.
///
///     return .task { await .found(search(text)) }.cancellable(by: "search", policy: .first)
public enum EffectPolicy: Sendable, Hashable {
  /// The one that runs is cancelled.
  case latest
  /// The new one is left out. One that gives an action at its end runs until that is handled: what comes of the
  /// action is not left out.
  case first
  /// Both run.
  case every
  /// The new one waits for the end of all before it. That they end is the end of their work and of what it gave: one
  /// that is cancelled has ended as well.
  case queue
}

extension Effect {
  /// The effect with a token as a whole, and what happens if one runs with an equal token already.
  ///
  ///     .task { await .saved(store(draft)) }.cancellable(by: "save", policy: .queue)
  ///
  /// Whatever the policy, `cancel(_:)` ends all that run or wait with an equal token. The decision falls when the
  /// effect starts; where it is delayed, that is after the time.
  ///
  /// - Parameters:
  ///   - token: Any value that is `Hashable` and `Sendable`; equality decides.
  ///   - policy: `latest` is what `cancellable(by:)` does.
  public func cancellable(by token: some Hashable & Sendable, policy: EffectPolicy) -> Effect {
    if isNothing || policy == .latest { return cancellable(by: token) }
    return Effect(.admitted(by: policy, EffectToken(token), self))
  }
}

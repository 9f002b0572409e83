/// The rule for an effect that starts while another one with an equal token runs.
///
///     return .task { await .found(search(text)) }.cancellable(by: "search", policy: .first)
public enum EffectPolicy: Sendable, Hashable {
  /// The running effect is cancelled.
  case latest
  /// The new effect is dropped. An effect that sends an action at its end counts as running until that action is
  /// handled; effects that the action starts are not dropped.
  case first
  /// Both effects run.
  case every
  /// The new effect waits until all earlier ones have ended and their actions were handled; a cancelled effect counts
  /// as ended.
  case queue
  /// The new effect waits until the running one has ended, and replaces one that waits already. So a reload that is asked for
  /// while one runs happens once more, however often it was asked for.
  case again
}

extension Effect {
  /// Gives the effect a token as a whole, and a policy for the case that an effect with an equal token is running.
  ///
  ///     .task { await .saved(store(draft)) }.cancellable(by: "save", policy: .queue)
  ///
  /// With any policy, `cancel(_:)` ends all effects that run or wait with an equal token. The policy is applied when
  /// the effect starts, for a delayed effect after the delay.
  ///
  /// - Parameters:
  ///   - token: Any value that is `Hashable` and `Sendable`; equality decides.
  ///   - policy: The policy; `latest` is the same as `cancellable(by:)`.
  public func cancellable(by token: some Hashable & Sendable, policy: EffectPolicy) -> Effect {
    cancellable(by: token, policy, otherwise: nil)
  }

  /// - Parameter other: The effect that starts if the policy leaves this one out.
  func cancellable(
    by token: some Hashable & Sendable,
    _ policy: EffectPolicy,
    otherwise other: Effect?
  ) -> Effect {
    if isNothing || policy == .latest { return cancellable(by: token) }
    return Effect(.admitted(by: policy, EffectToken(token), self, otherwise: other ?? .doNothing))
  }
}

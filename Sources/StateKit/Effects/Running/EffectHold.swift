/// Effects that were started but wait for a delay or for the end of an interval. Their tokens apply already.
@MainActor
final class EffectHold {
  /// The effects that begin when the waiting is over.
  var ids: [Int] = []
  /// Effects that claim their token only when released; nil if tokens take effect immediately.
  let claims: Claims?

  init(claims: Claims?) {
    self.claims = claims
  }

  @MainActor
  final class Claims {
    var ids: [Int] = []
  }
}

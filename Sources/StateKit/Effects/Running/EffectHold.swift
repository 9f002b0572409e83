/// What was started but waits for something: for a time, or for the end of an interval. Its tokens count already.
@MainActor
final class EffectHold {
  /// What begins when the waiting is over.
  var ids: [Int] = []
  /// Those whose tokens replace nothing before they begin; nil if they do so at once.
  let claims: Claims?

  init(claims: Claims?) {
    self.claims = claims
  }

  @MainActor
  final class Claims {
    var ids: [Int] = []
  }
}

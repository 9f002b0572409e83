/// Counts the actions derived, directly or indirectly, from one outside action.
@MainActor
@usableFromInline final class Derivation {
  var count = 0
  var isStopped = false
}

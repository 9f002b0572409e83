/// Counts the actions that one action has given rise to while it was handled, and while those were.
@MainActor
@usableFromInline final class Derivation {
  var count = 0
  var isStopped = false
}

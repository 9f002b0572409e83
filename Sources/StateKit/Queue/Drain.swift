/// The function that a mailbox calls, which is set once its owner exists.
@MainActor
final class Drain {
  var body: @MainActor () -> Void = {}
}

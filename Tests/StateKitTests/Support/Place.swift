/// Holds something that is made after those who use it.
@MainActor
final class Place<Value> {
  var value: Value?
}

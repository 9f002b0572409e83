/// Holds a value that is made after its users.
@MainActor
final class Place<Value> {
  var value: Value?
}

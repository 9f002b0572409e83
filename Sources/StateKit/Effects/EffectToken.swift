/// A value that identifies effects to cancel: any value that is `Hashable` and `Sendable`.
///
/// Two tokens are equal if their types and their values are; equal hashes alone are not enough.
struct EffectToken: Hashable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) {
    self.value = value
  }

  static func == (left: EffectToken, right: EffectToken) -> Bool {
    isEqual(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }

  private static func isEqual<Left: Hashable>(_ left: Left, _ right: any Hashable) -> Bool {
    // A cast alone would also treat an optional as equal to its value, and an object as equal to one of a superclass.
    type(of: left) == type(of: right) && (right as? Left) == left
  }
}

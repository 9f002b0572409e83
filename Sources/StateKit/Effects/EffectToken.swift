/// What an effect can be cancelled by: any value that is `Hashable` and `Sendable`.
///
/// Two tokens are the same if their types are and their values are equal; equal hashes alone mean nothing.
struct EffectToken: Hashable, Sendable {
  private let value: any Hashable & Sendable

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
    // A cast alone would also find an optional equal to what it holds, or an object to one of a superclass.
    type(of: left) == type(of: right) && (right as? Left) == left
  }
}

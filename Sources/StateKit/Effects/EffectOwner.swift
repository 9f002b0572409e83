/// A place of a middleware, as the owner of cancellation tokens.
final class EffectOwner: Sendable, Hashable {
  static func == (left: EffectOwner, right: EffectOwner) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// An event of an effect of a store, for code that follows what happens in the store.
package struct EffectEvent: Sendable, Equatable {
  /// The event.
  package enum Kind: String, Sendable {
    /// The effect started, or waits until it may.
    case began
    /// All parts of the effect have ended.
    case ended
    /// An action, the end of a condition, or the removal of a child ended the effect.
    case cancelled
    /// The effect made room for another one with the same token.
    case replaced
  }

  /// The number of the effect, which is unique in its store.
  package let id: Int
  package let kind: Kind
  /// For `began`, the name of a declared effect with the path to its domain, such as `rows.load`, or the text of a
  /// cancellation token; nil for an effect without either, and for other events.
  package let name: String?
}

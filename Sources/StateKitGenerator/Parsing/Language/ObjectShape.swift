/// What is said of one kind of object in messages, and the keys that it may have.
package struct ObjectShape: Sendable {
  /// What the object is in a sentence, for example `a domain`.
  let noun: String
  /// The keys that such objects stand under; none for a whole file.
  let home: [String]
  let keys: [String]
  /// The keys that must be there.
  package let required: [String]
  /// An example, for a value of another kind.
  let example: String?

  init<Key: SchemaKey>(
    of keys: Key.Type,
    _ noun: String,
    under home: [String],
    required: [Key] = [],
    example: String? = nil
  ) {
    self.noun = noun
    self.home = home
    self.keys = keys.allCases.map(\.rawValue)
    self.required = required.map(\.rawValue)
    self.example = example
  }

  /// In the order of the reference.
  static let all: [ObjectShape] = [
    FileKey.shape, DomainKey.shape, ActionKey.shape, RequestKey.shape, EffectKey.shape, ChildKey.shape,
    ReactionKey.shape, BridgeKey.shape, PropertyKey.shape, ExpressionKey.shape, TypeKey.shape,
  ]
}

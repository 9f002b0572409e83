/// One kind of object as messages describe it, with the keys that it may have.
package struct ObjectShape: Sendable {
  /// The kind as a sentence names it, for example `a domain`.
  let noun: String
  /// The keys under which such objects stand; empty for a whole file.
  let home: [String]
  let keys: [String]
  /// The keys that must be there.
  package let required: [String]
  /// Keys of which exactly one must be there; empty for most shapes.
  package let alternatives: [String]
  /// An example, for a value of another kind.
  let example: String?
  /// Whether its keys are ordinary names elsewhere, so that no message leads from such a name to it.
  let isApart: Bool

  init<Key: SchemaKey>(
    of keys: Key.Type,
    _ noun: String,
    under home: [String],
    required: [Key] = [],
    alternatives: [Key] = [],
    example: String? = nil,
    isApart: Bool = false
  ) {
    self.noun = noun
    self.home = home
    self.keys = keys.allCases.map(\.rawValue)
    self.required = required.map(\.rawValue)
    self.alternatives = alternatives.map(\.rawValue)
    self.example = example
    self.isApart = isApart
  }

  /// The keys that may be there beside one of the alternatives.
  var furtherKeys: [String] { keys.filter { !alternatives.contains($0) } }

  /// All shapes, in the order of the reference.
  static let all: [ObjectShape] = [
    FileKey.shape, DomainKey.shape, ActionKey.shape, RequestKey.shape, EffectKey.shape, ChildKey.shape,
    CaseKey.shape, ReactionKey.shape, BridgeKey.shape, PropertyKey.shape, ExpressionKey.shape, TypeKey.shape,
    WrittenStateKey.shape, WrittenActionsKey.shape, FileConformanceKey.shape, DomainConformanceKey.shape,
    ConditionKey.shape, PhaseKey.shape, FailureKey.shape, EnumCaseKey.shape, InvariantKey.shape,
  ]
}

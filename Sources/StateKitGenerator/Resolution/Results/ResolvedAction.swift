/// An action of a domain, or a reaction as an action, with its changes.
final class ResolvedAction {
  let schema: ActionSchema
  /// In the order of execution.
  let changes: [ResolvedChange]

  init(_ schema: ActionSchema, _ changes: [ResolvedChange]) {
    self.schema = schema
    self.changes = changes
  }

  /// The JSON values that changes use, also in what they make.
  var literals: [ResolvedLiteral] { changes.flatMap { $0.word == .add ? [] : $0.value?.literals ?? [] } }
}

/// A change of one part of the state.
struct ResolvedChange {
  let word: ChangeWord
  let target: ResolvedTarget
  /// What `word` adds to or removes from; nil for `set`, `toggle` and `add`.
  var container: ElementContainer?
  /// Whether `remove` has positions in place of an id or a value.
  var isByOffsets = false
  /// Nil for `toggle` and `pop`, and where `set` removes an optional child.
  var value: ResolvedValue?
}

/// The part of the state that a change names.
struct ResolvedTarget {
  /// As in the schema.
  let name: Located<String>
  let path: ResolvedPropertyPath
  /// The type of the part.
  let type: SwiftType

  /// The child that the change makes, removes or fills; nil for a property.
  var child: ResolvedChild? { path.steps.last.flatMap { $0.element == nil ? $0.child : nil } }

  /// The children at the beginning of the path.
  var children: ArraySlice<ResolvedChild> {
    path.steps.prefix { $0.child != nil }.compactMap(\.child)[...]
  }

  /// The domain that declares the property, in the tree of the domain that changes it.
  func owner(in domain: ResolvedDomain) -> ResolvedDomain {
    (child == nil ? children : children.dropLast()).last?.domain ?? domain
  }

  /// Whether a property on the path stays out of logs and recordings.
  var isSensitive: Bool {
    path.steps.contains { if case .property(let property) = $0.goal { property.isSensitive } else { false } }
  }
}

/// A value of a change.
enum ResolvedValue {
  /// With the location of the label.
  case payload(Resolved<ResolvedPayloadValue>, at: SourceLocation)
  case literal(ResolvedLiteral)
  /// A property of the state; with the location of the path. If it is `isUnwrapped`, the action changes nothing while the
  /// property is nil or absent.
  case property(ResolvedPropertyPath, isFit: Bool, isUnwrapped: Bool, at: SourceLocation)
  /// A struct, the state of a child or of an element.
  indirect case made(ResolvedMade)
  /// The elements of an array, a set or a list.
  indirect case elements([ResolvedValue])
  /// An array as an `IdentifiedArray`.
  indirect case identified(ResolvedValue)
  /// A case of an enum; with its location.
  indirect case enumCase(Resolved<ResolvedCase<ResolvedValue>>, at: SourceLocation)

  fileprivate var literals: [ResolvedLiteral] {
    switch self {
    case .payload, .property: []
    case .literal(let literal): [literal]
    case .made(let made): made.values.flatMap(\.value.literals)
    case .elements(let values): values.flatMap(\.literals)
    case .identified(let value): value.literals
    case .enumCase(let found, _): found.value?.values.flatMap(\.content.literals) ?? []
    }
  }
}

/// A struct of `types`, or a state that a change makes.
struct ResolvedMade {
  /// The spelling of the type, or of the enum of a one-of.
  let type: String
  /// The place in the schema that names it, if only the Swift compiler can check whether the initialiser takes the values.
  let judgedAt: SourceLocation?
  /// The name of the case, if it is a one-of; its state is the only value.
  let alternative: String?
  /// The values in the order of the initialiser, without those that have their defaults.
  let values: [ResolvedPart]
}

struct ResolvedPart {
  let label: String
  let isSensitive: Bool
  let value: ResolvedValue
}

extension ResolvedModule {
  func action(_ schema: ActionSchema, of domain: ResolvedDomain) -> ResolvedAction {
    if schema.change.isEmpty { return ResolvedAction(schema, []) }
    return ResolvedAction(schema, ChangeResolver(schema, domain, self).changes())
  }
}

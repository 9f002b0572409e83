/// An action of a domain, or a reaction as an action, with its changes.
final class ResolvedAction {
  let schema: ActionSchema
  /// In the order of execution.
  let changes: [ResolvedChange]

  init(_ schema: ActionSchema, _ changes: [ResolvedChange]) {
    self.schema = schema
    self.changes = changes
  }

  /// The JSON values that `set` and changes of elements use, also in the states that they make.
  var literals: [ResolvedLiteral] {
    changes.flatMap { change -> [ResolvedLiteral] in
      switch change {
      case .set(_, _, let value), .setChild(_, child: _, let value?), .elements(_, _, in: _, let value?):
        value.literals
      case .setChild, .elements, .toggle, .add: []
      }
    }
  }
}

/// A change of one property of the domain's own state.
enum ResolvedChange {
  case set(Located<String>, SwiftType, ResolvedValue)
  /// Makes or, without a value, removes a child; with the child's position among the children.
  case setChild(Located<String>, child: Int, ResolvedValue?)
  case toggle(Located<String>, SwiftType)
  case add(Located<String>, SwiftType, ResolvedValue)
  /// Adds or removes an element; without a value only for `pop`.
  case elements(Located<String>, ElementWord, in: ElementContainer, ResolvedValue?)
}

/// A value of a change.
enum ResolvedValue {
  /// With the location of the label.
  case payload(Resolved<ResolvedPayloadValue>, at: SourceLocation)
  case literal(ResolvedLiteral)
  /// A property of the state; with the location of the path.
  case property(ResolvedPropertyPath, isFit: Bool, at: SourceLocation)
  /// The state of a child or of an element.
  indirect case made(ResolvedState)
  /// A case of an enum; with its location.
  indirect case enumCase(Resolved<ResolvedCase<ResolvedValue>>, at: SourceLocation)

  fileprivate var literals: [ResolvedLiteral] {
    switch self {
    case .payload, .property: []
    case .literal(let literal): [literal]
    case .made(let state): state.values.flatMap(\.value.literals)
    case .enumCase(let found, _): found.value?.values.flatMap(\.content.literals) ?? []
    }
  }
}

/// A state that a change makes.
struct ResolvedState {
  let domain: ResolvedDomain
  /// The place in the schema that names it.
  let location: SourceLocation
  /// The name of the case, if the domain is a one-of; its state is the only value.
  let alternative: String?
  /// The values in the order of the initialiser, without those that have their defaults.
  let values: [ResolvedStatePart]
}

struct ResolvedStatePart {
  let label: String
  let value: ResolvedValue
}

extension ResolvedModule {
  func action(_ schema: ActionSchema, of domain: ResolvedDomain) -> ResolvedAction {
    if schema.change.isEmpty { return ResolvedAction(schema, []) }
    return ResolvedAction(schema, ChangeResolver(schema, domain, self).changes())
  }
}

/// A case of an action enum.
///
/// An object, because every translator visits all actions: a struct costs a reference for each property.
package final class ActionModel {
  package let name: Identifier
  package let location: SourceLocation
  package let documentation: String?
  package let deprecated: String?
  package let payload: [PayloadValueModel]
  package let reduction: Reduction
  /// Whether the domain is removed from the one that holds it, after the reduction.
  package let dismisses: Bool
  let visibility: ActionVisibility?
  /// The names in earlier schemas, which stored actions may carry.
  package let earlierNames: [Identifier]

  init(
    name: Identifier,
    location: SourceLocation,
    documentation: String?,
    deprecated: String?,
    payload: [PayloadValueModel],
    reduction: Reduction,
    dismisses: Bool = false,
    visibility: ActionVisibility? = nil,
    earlierNames: [Identifier] = []
  ) {
    self.name = name
    self.location = location
    self.documentation = documentation
    self.deprecated = deprecated
    self.payload = payload
    self.reduction = reduction
    self.dismisses = dismisses
    self.visibility = visibility
    self.earlierNames = earlierNames
  }

  /// Whether only the Swift compiler can check a type of the payload.
  var isJudged: Bool { payload.isJudged }
}

extension [PayloadValueModel] {
  /// Whether only the Swift compiler can check one of the types.
  var isJudged: Bool { contains { $0.type.location != nil } }
}

/// One associated value, an object for the reason given at `ActionModel`.
package final class PayloadValueModel {
  /// Nil for an unlabelled value.
  package let label: Identifier?
  /// The name of the value in generated code: the label, `value0`, or another name if the label is reserved, as `state`
  /// is.
  let binding: Identifier
  package let type: TypeReference
  /// Whether logs and recordings leave the value out.
  package let isSensitive: Bool

  init(label: Identifier?, binding: Identifier, type: TypeReference, isSensitive: Bool) {
    self.label = label
    self.binding = binding
    self.type = type
    self.isSensitive = isSensitive
  }
}

/// The effect of an action on its domain's state.
package enum Reduction: Equatable {
  /// A method that the user writes.
  case handler
  /// No change.
  case none
  /// Changes written by the generator, in order.
  case changes([StateChange])
}

/// One change of one part of the domain's state.
package struct StateChange: Equatable {
  package let word: ChangeWord
  package let target: StatePart
  /// What `word` adds to or removes from; also for a stack whose elements `set` replaces.
  let container: ElementContainer?
  /// Whether `remove` has positions in place of an id or a value.
  let isByOffsets: Bool
  /// Whether `add` adds to an integer, which it does without overflow.
  let isInteger: Bool
  /// Nil for `toggle` and `pop`, and where `set` removes an optional child.
  package let value: ActionValue?
  /// The location in the schema, if only the Swift compiler can check whether the types fit.
  let judgedAt: SourceLocation?
}

/// A part of a domain's state that a change names.
package struct StatePart: Equatable {
  package let path: PropertyPath
  /// The children on the path to the domain whose properties change, or to the child that changes as a whole.
  let domain: [Identifier]
  /// The position of the first of them among the children.
  let child: Int?
  /// Whether a child is made, removed or filled, or becomes another one by a new `id`.
  package let isWhole: Bool
  /// The lists and stacks on the path that have the named element, if properties follow others within it: their last positions
  /// in `domain`.
  let copying: [Int]

  /// The paths to these lists and stacks.
  var copyingLists: [[Identifier]] { copying.map { Array(domain[...$0]) } }
}

/// A value in a state change.
package enum ActionValue: Equatable {
  /// A value of the payload, by its index.
  case payload(Int)
  /// A Swift expression.
  case expression(String)
  /// A property of the state before the change. If it is `isUnwrapped`, the action changes nothing while it is nil or absent.
  case property(PropertyPath, isUnwrapped: Bool)
  /// A struct or a state, by the arguments of its initialiser.
  case state(type: String, [MadeProperty])
  /// The elements of an array, a set or a list.
  indirect case elements([ActionValue])
  /// An array as an `IdentifiedArray`.
  indirect case identified(ActionValue)
  /// A case of a one-of, with its state.
  indirect case alternative(type: String, Identifier, ActionValue)
  /// A case of an enum with its values.
  indirect case enumCase(type: String, Identifier, [CaseValue])

  /// The value itself, or the values of which it is made.
  package var simple: [ActionValue] {
    switch self {
    case .payload, .expression, .property: [self]
    case .state(_, let values): values.flatMap(\.value.simple)
    case .elements(let values): values.flatMap(\.simple)
    case .identified(let value): value.simple
    case .alternative(_, _, let state): state.simple
    case .enumCase(_, _, let values): values.flatMap(\.value.simple)
    }
  }
}

/// A property of a state that a change makes. It is not a tuple, because Swift would report a circular reference.
package struct MadeProperty: Equatable {
  package let label: Identifier
  package let value: ActionValue
}

/// A value of a case that a change makes.
package struct CaseValue: Equatable {
  /// Nil for a value without a label.
  package let label: Identifier?
  package let value: ActionValue
}

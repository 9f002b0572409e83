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
    earlierNames: [Identifier] = []
  ) {
    self.name = name
    self.location = location
    self.documentation = documentation
    self.deprecated = deprecated
    self.payload = payload
    self.reduction = reduction
    self.dismisses = dismisses
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

/// One change of one property of the domain's own state. `judgedAt` is the location in the schema, if only the Swift
/// compiler can check whether the types fit.
package enum StateChange: Equatable {
  case set(Identifier, ActionValue, judgedAt: SourceLocation?)
  /// Makes a child or, without a value, removes it. `child` is its position among the children.
  case setChild(Identifier, child: Int, ActionValue?, judgedAt: SourceLocation?)
  case toggle(Identifier, judgedAt: SourceLocation?)
  /// `isInteger` chooses saturating addition.
  case add(Identifier, ActionValue, isInteger: Bool)
  /// Adds or removes an element; without a value only for `pop`.
  case elements(Identifier, ElementWord, in: ElementContainer, ActionValue?, judgedAt: SourceLocation?)

  /// The position of the child that the change makes or removes, or whose elements it adds or removes.
  var child: Int? {
    switch self {
    case .setChild(_, let child, _, _): child
    case .elements(_, _, let container, _, _): container.child
    case .set, .toggle, .add: nil
    }
  }
}

/// A value in a state change.
package enum ActionValue: Equatable {
  /// A value of the payload, by its index.
  case payload(Int)
  /// A Swift expression.
  case expression(String)
  /// A property of the state before the change.
  case property(PropertyPath)
  /// A state, by the arguments of its initialiser.
  case state(type: String, [MadeProperty])
  /// A case of a one-of, with its state.
  indirect case alternative(type: String, Identifier, ActionValue)
  /// A case of an enum with its values.
  indirect case enumCase(type: String, Identifier, [CaseValue])

  /// The value itself, or the values of which it is made.
  package var simple: [ActionValue] {
    switch self {
    case .payload, .expression, .property: [self]
    case .state(_, let values): values.flatMap(\.value.simple)
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

/// A declared bridge with its paths resolved.
package struct BridgeModel: Equatable {
  /// The location that `info` of the bridged action contains.
  package let location: SourceLocation
  package let documentation: String?
  /// The action; for an event, its word with the values that it hands over.
  package let trigger: ActionPath
  /// The event of the state that triggers the bridge; nil if an action does.
  package let event: StateEventModel?
  package let result: ActionPath
  /// Whether the action goes to all elements of the lists on its path.
  package let isToEach: Bool
  /// One argument for each of the `values` of `result`, in the same order; an action to all elements does not have
  /// arguments for their ids.
  package let arguments: [BridgeArgument]
  package let condition: ConditionModel?
}

/// The value that a bridge passes on, with its source.
package struct BridgeArgument: Equatable {
  package enum Source: Equatable {
    /// A value of the trigger, by its index in `values`.
    case payload(Int)
    /// A property, read after the reducers ran; with its location in the schema, if only the Swift compiler can check
    /// the type.
    case property(PropertyPath, at: SourceLocation?)
    /// A Swift expression.
    case expression(String)
    /// A case of an enum, by the values that make it.
    indirect case enumCase(type: String, Identifier, [BridgeArgument])
  }

  package let label: Identifier?
  package let source: Source
  /// The required type of the argument.
  let type: TypeReference
  /// Whether the source is optional, by its type or its path, but the argument is not: then the action is not
  /// dispatched for nil.
  package let isUnwrapped: Bool
}

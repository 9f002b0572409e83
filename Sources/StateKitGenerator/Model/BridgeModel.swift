/// A declared bridge with its paths resolved.
struct BridgeModel {
  /// The line that a bridged action's `info` gives.
  let location: SourceLocation
  let documentation: String?
  let trigger: ActionPath
  let result: ActionPath
  /// One for each associated value of `result`, in its order.
  let arguments: [BridgeArgument]
  let condition: BridgeCondition?
}

/// An action below a domain: the children on the way, then the case.
struct ActionPath {
  let children: [Identifier]
  let action: Identifier
  let payload: [PayloadValueModel]
}

/// Where a bridged value comes from.
struct BridgeArgument {
  enum Source {
    /// A value of the trigger's payload, by its index.
    case payload(Int)
    /// A property, read after the reducers ran.
    case property([Identifier])
    /// A Swift expression.
    case expression(String)
  }

  let label: Identifier?
  let source: Source
  /// The type that the argument must have.
  let type: TypeReference
  /// Whether the value is optional and the argument is not: nil dispatches nothing.
  let isUnwrapped: Bool
}

/// `when`: a `Bool` below the domain's state.
struct BridgeCondition {
  let path: [Identifier]
  let isNegated: Bool
  /// Where the schema spells it, if it ends in a property that the schema does not know.
  let location: SourceLocation?
}

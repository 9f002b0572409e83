/// A declared bridge with its paths resolved.
package struct BridgeModel {
  /// The line that a bridged action's `info` gives.
  package let location: SourceLocation
  package let documentation: String?
  package let trigger: ActionPath
  package let result: ActionPath
  /// One for each of the `values` of `result`, in its order.
  package let arguments: [BridgeArgument]
  package let condition: BridgeCondition?
}

/// Where a bridged value comes from.
package struct BridgeArgument {
  package enum Source {
    /// A value of the trigger's, by its index in `values`.
    case payload(Int)
    /// A property, read after the reducers ran. With where the schema spells it, if Swift must judge it.
    case property(PropertyPath, at: SourceLocation?)
    /// A Swift expression.
    case expression(String)
  }

  let label: Identifier?
  package let source: Source
  /// The type that the argument must have.
  let type: TypeReference
  /// Whether the value is optional, by its type or by its path, and the argument is not: nil dispatches
  /// nothing.
  package let isUnwrapped: Bool
}

/// `when`: a `Bool` below the domain's state.
package struct BridgeCondition {
  package let path: PropertyPath
  package let isNegated: Bool
  /// Where the schema spells it, if it ends in a property that the schema does not know.
  package let location: SourceLocation?
}

/// A property below a domain's state.
package struct PropertyPath: Hashable {
  package struct Step: Hashable {
    package let name: Identifier
    /// How many optionals the path goes on through, one in the other.
    package let optionals: Int

    package var isOptional: Bool { optionals > 0 }
  }

  package let steps: [Step]

  /// As code spells it behind a state and a dot: `settings.user?.name`.
  var spelled: String {
    steps.map { $0.name.spelled + String(repeating: "?", count: $0.optionals) }.joined(separator: ".")
  }

  /// Whether there is a value only while each optional on the way is there.
  var isOptional: Bool { steps.contains(where: \.isOptional) }
}

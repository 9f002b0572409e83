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

/// A property below a domain's state.
package struct PropertyPath: Hashable {
  package struct Step: Hashable {
    package let name: Identifier
    /// The number of nested optionals through which the path continues, also after the last step.
    package let optionals: Int

    package var isOptional: Bool { optionals > 0 }
  }

  package let steps: [Step]

  /// The spelling after a state and a dot: `settings.user?.name`.
  var spelled: String {
    guard let last = steps.last else { return "" }
    let way = steps.dropLast().map { $0.name.spelled + String(repeating: "?", count: $0.optionals) + "." }
    return way.joined() + last.name.spelled + PropertyPath.flattening(last.optionals)
  }

  /// The end of an expression that turns nested optionals into one.
  static func flattening(_ optionals: Int) -> String {
    String(repeating: ".flatMap({ $0 })", count: optionals)
  }

  /// The spelling after another name: `?.name`, or an empty text without steps.
  func spelled(behind optionals: Int) -> String {
    steps.isEmpty ? "" : String(repeating: "?", count: optionals) + "." + spelled
  }

  /// The path to the last optional on this path, which must not be nil; nil if the path has no optional.
  var holder: PropertyPath? {
    steps.lastIndex(where: \.isOptional).map { position in
      let last = Step(name: steps[position].name, optionals: steps[position].optionals - 1)
      return PropertyPath(steps: steps[..<position] + [last])
    }
  }

  /// Whether an optional on the path can make the value absent.
  var isOptional: Bool { steps.contains(where: \.isOptional) }
}

/// A condition for a bridge, a request or an effect.
package indirect enum ConditionModel: Equatable {
  case test(TestModel)
  case all([ConditionModel])
  case any([ConditionModel])

  /// All tests, in their order.
  package var tests: [TestModel] {
    switch self {
    case .test(let test): [test]
    case .all(let parts), .any(let parts): parts.flatMap(\.tests)
    }
  }

  /// The parts that must all hold.
  var conjuncts: [ConditionModel] {
    guard case .all(let parts) = self else { return [self] }
    return parts.flatMap(\.conjuncts)
  }
}

/// A property that must be true, or equal to a value.
package struct TestModel: Equatable {
  package enum Source: Equatable {
    /// A property of the domain's state.
    case state(PropertyPath)
    /// A value of the trigger, by its index in `values`, and a property of it, which may have no step. `optionals` is the
    /// number of nested optionals of the value through which the path continues.
    case payload(Int, label: String, optionals: Int, PropertyPath)
  }

  package let source: Source
  package let isNegated: Bool
  /// The Swift expression to compare with; nil if the property is a `Bool`, or only its case is tested.
  package let value: String?
  /// The case that the property must have, whatever its values are.
  package let enumCase: TestedCase?
  /// Whether the property may be nil or absent.
  let isOptional: Bool
  /// The location in the schema, if the Swift compiler must judge the property.
  package let location: SourceLocation?
}

/// A case with values that a property must have.
package struct TestedCase: Equatable {
  package let name: Identifier
  /// The enum.
  package let type: SwiftType
  /// The number of nested optionals of the property's own type.
  let optionals: Int
}

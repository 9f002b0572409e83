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
    /// A value of the trigger, by its index in `values`, and a path from it to a property, which may be empty.
    /// `optionals` is the number of nested optionals of the value through which the path continues.
    case payload(Int, label: String, optionals: Int, PropertyPath)
  }

  package let source: Source
  package let isNegated: Bool
  /// The value to compare with; nil if the property is a `Bool`, or only its case is tested.
  package let value: TestedValue?
  /// The case that the property must have, with any values.
  package let enumCase: TestedCase?
  /// Whether the property may be nil or absent.
  let isOptional: Bool
  /// The location in the schema, if only the Swift compiler can check the property.
  package let location: SourceLocation?
}

/// A value with which a property is compared.
package enum TestedValue: Equatable {
  /// Nil: the property must be present and nil.
  case null
  /// A Swift expression.
  case expression(String)
  /// A value of the trigger, or a property of the state; with whether it may be nil or absent, and the location in the
  /// schema if only the Swift compiler can check whether the two can be compared.
  case source(TestModel.Source, isOptional: Bool, judgedAt: SourceLocation?)
  /// A case of an enum with its values, by their labels.
  indirect case enumCase(type: String, Identifier, [TestedCaseValue])
}

/// A value of a case with which a property is compared.
package struct TestedCaseValue: Equatable {
  /// Nil for a value without a label.
  package let label: Identifier?
  package let value: TestedValue
}

/// A case with values, or of a one-of, that a property must have.
package struct TestedCase: Equatable {
  package let name: Identifier
  /// The enum, or the state of the one-of.
  package let type: SwiftType
  /// The number of nested optionals of the property's own type.
  let optionals: Int
}

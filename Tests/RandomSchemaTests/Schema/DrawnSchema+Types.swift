extension DrawnSchema {
  /// Whether a type has all of the conformances.
  func conforms(_ type: DrawnType, _ conformances: Set<DrawnConformance>) -> Bool {
    conformances.allSatisfy { conforms(type, $0) }
  }

  func conforms(_ type: DrawnType, _ conformance: DrawnConformance) -> Bool {
    let conformance = conformance == .recordable ? .codable : conformance
    return switch type {
    case .builtIn("PartialRangeFrom<Int>"): conformance == .codable
    case .builtIn(let name):
      conformance != .codable || !["Character", "Substring", "Unicode.Scalar", "String.Index"].contains(name)
    case .optional(let inner), .array(let inner), .set(let inner), .closedRange(let inner):
      conforms(inner, conformance)
    case .dictionary(let key, let value): conforms(key, conformance) && conforms(value, conformance)
    case .result(let value, let failure):
      conformance != .codable && conforms(value, conformance) && conforms(.declared(failure), conformance)
    case .pair, .anyError: false
    case .declared(let number):
      types[number].cases != nil && conformance != .codable
        || conformances.haveValues(conformance)
    case .declaredID(let number): types[number].id.map { conforms($0, conformance) } ?? false
    case .state(let number): domains[number].conformances.haveValues(conformance)
    case .foreign, .foreignID: true
    }
  }

  /// Whether a property can have the type.
  func isStored(_ type: DrawnType) -> Bool {
    switch type {
    case .pair, .anyError: false
    default: true
    }
  }

  /// Whether a value can be passed without conversion.
  func fits(_ value: DrawnType, _ target: DrawnType) -> Bool {
    value == target || .optional(value) == target
  }
}

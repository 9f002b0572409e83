/// The type of a property or of a value in a payload.
indirect enum DrawnType: Hashable, Sendable {
  /// A type of Swift without generic arguments.
  case builtIn(String)
  case optional(DrawnType)
  case array(DrawnType)
  case dictionary(DrawnType, DrawnType)
  case set(DrawnType)
  case closedRange(DrawnType)
  case result(DrawnType, failure: Int)
  /// A labelled tuple of two values, as one value.
  case pair(String, DrawnType, String, DrawnType)
  case anyError
  /// An entry of `types`, by number.
  case declared(Int)
  /// The `ID` of an entry of `types`, a struct with an `id`.
  case declaredID(Int)
  /// The state of a domain, by number.
  case state(Int)
  /// A type that schemas do not declare, and its `ID`.
  case foreign
  case foreignID

  static let bool = DrawnType.builtIn("Bool")
  static let int = DrawnType.builtIn("Int")
  static let string = DrawnType.builtIn("String")

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type that an optional wraps, or the type itself.
  var withoutOptional: DrawnType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// Whether it is `Never`, or an optional of it.
  var isNever: Bool { isOptional ? withoutOptional.isNever : self == .builtIn("Never") }

  var isNumber: Bool {
    guard case .builtIn(let name) = self else { return false }
    return isInteger || name == "Double" || name == "Float"
  }

  var isInteger: Bool {
    guard case .builtIn(let name) = self else { return false }
    return name.hasPrefix("Int") || name.hasPrefix("UInt")
  }

  /// Whether a property of this type has an implicit default.
  var hasImpliedDefault: Bool {
    switch self {
    case .optional, .array, .dictionary, .set: true
    default: false
    }
  }
}

/// A value of `conformances`.
enum DrawnConformance: String, CaseIterable {
  case equatable = "Equatable"
  case hashable = "Hashable"
  case codable = "Codable"
  /// Of actions; states and types are Codable by it.
  case recordable = "Recordable"
}

extension Set<DrawnConformance> {
  /// Whether states and types with these conformances have one.
  func haveValues(_ conformance: DrawnConformance) -> Bool {
    contains(conformance) || conformance == .codable && contains(.recordable)
  }
}

/// An entry of `types`.
struct DrawnTypeDeclaration {
  enum Kind {
    case structure([DrawnProperty])
    case enumeration([String])
    /// An enum of which a case has values.
    case choices([DrawnCase])
  }

  var name: String
  var kind: Kind
  var documentation: String?
  /// Whether the used module declares it.
  var isUsed = false
  var file = 0
  /// Whether a request fails with it, which makes it an `Error`.
  var isFailure = false

  /// The type of the property `id`, if there is one.
  var id: DrawnType? {
    if case .structure(let properties) = kind { properties.first { $0.name == "id" }?.type } else { nil }
  }

  /// The cases of an enum without values.
  var cases: [String]? {
    if case .enumeration(let cases) = kind { cases } else { nil }
  }

  /// The names of the cases of any enum.
  var caseNames: [String] {
    switch kind {
    case .structure: []
    case .enumeration(let cases): cases
    case .choices(let cases): cases.map(\.name)
    }
  }
}

/// A property of a state or of a struct.
struct DrawnProperty {
  enum Default {
    case none
    /// A default after the type: `"Int = 3"`.
    case behindType(String)
    /// A default under the key `default`.
    case json(JSON, swift: String)
    /// A default in Swift: `{"swift": …}`
    case swift(String)
  }

  var name: String
  var type: DrawnType
  var `default`: Default = .none
  var isSensitive = false
  var documentation: String?
  var was: [String] = []

  var isRequired: Bool {
    if case .none = self.default { !type.hasImpliedDefault } else { false }
  }
}

/// A value of a payload.
struct DrawnValue {
  var label: String?
  var type: DrawnType
  /// The position that determines the sample, if it differs from the position in the payload.
  var origin: Int?
}

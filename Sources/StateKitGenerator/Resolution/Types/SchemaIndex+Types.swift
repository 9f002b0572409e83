/// Whether a value of one type fits a required type.
enum Fit: Int {
  case no
  /// Only the Swift compiler can decide it, because one of the types is the user's own.
  case unknown
  case yes

  static func both(_ left: Fit, _ right: Fit) -> Fit {
    left.rawValue < right.rawValue ? left : right
  }
}

extension SchemaIndex {
  /// Whether all parts of a type are built in or generated.
  func knows(_ type: SwiftType) -> Bool {
    switch type {
    case .named(let components): knowsHead(type) && components.allSatisfy { $0.arguments.allSatisfy(knows) }
    case .optional(let inner), .array(let inner): knows(inner)
    case .dictionary(let key, let value): knows(key) && knows(value)
    case .tuple(let elements): elements.allSatisfy { knows($0.type) }
    case .existential(let protocols): protocols.allSatisfy { $0.builtInProtocol != nil }
    }
  }

  /// Whether two types are known to be equal, however they are spelled.
  func isSame(_ left: SwiftType, _ right: SwiftType) -> Bool {
    fit(left, right) == .yes && fit(right, left) == .yes
  }

  /// Whether a value can be passed on unchanged.
  func fit(_ value: SwiftType, _ target: SwiftType) -> Fit {
    if value == target { return .yes }
    if target.builtIn?.name == "Any", !value.isOptional { return .yes }
    switch (value, target) {
    case (.optional(let value), .optional(let target)): return fit(value, target)
    case (_, .optional(let target)): return fit(value, target)
    case (.optional(let wrapped), _) where wrapped == target: return .no
    case (.array(let value), .array(let target)): return fit(value, target)
    case (.dictionary(let key, let value), .dictionary(let targetKey, let target)):
      return .both(fit(key, targetKey), fit(value, target))
    case (.tuple(let values), .tuple(let targets)): return fit(values, targets)
    case (.named(let values), .named(let targets)): return fit(value, values, target, targets)
    default: return knowsHead(value) && knowsHead(target) ? .no : .unknown
    }
  }

  /// Whether the value of a property can be passed on; one that may be nil fits an optional only.
  func fit(property value: SwiftType, _ target: SwiftType) -> Fit {
    value.isOptional && !target.isOptional && knows(target) ? .no : fit(value, target)
  }

  private func fit(_ values: [SwiftType.TupleElement], _ targets: [SwiftType.TupleElement]) -> Fit {
    guard values.map(\.label) == targets.map(\.label) else { return .no }
    return zip(values, targets).reduce(.yes) { .both($0, fit($1.0.type, $1.1.type)) }
  }

  private func fit(
    _ value: SwiftType,
    _ values: [SwiftType.Component],
    _ target: SwiftType,
    _ targets: [SwiftType.Component]
  ) -> Fit {
    if let declared = type(value), declared === type(target) { return .yes }
    if let left = value.ofRuntime, let right = target.ofRuntime { return fit(left, right) }
    guard knowsHead(value), knowsHead(target) else { return .unknown }
    guard values.count == targets.count else { return .no }
    return zip(values, targets).reduce(.yes) { .both($0, fit($1.0, $1.1)) }
  }

  private func fit(_ value: SwiftType.Component, _ target: SwiftType.Component) -> Fit {
    guard value.name == target.name else { return .no }
    return zip(value.arguments, target.arguments).reduce(.yes) { .both($0, fit($1.0, $1.1)) }
  }

  /// Whether the schemas know the type, but for its generic arguments.
  func knowsHead(_ type: SwiftType) -> Bool {
    switch type {
    case .named:
      type.builtIn != nil || type.ofRuntime != nil || self.type(type) != nil || isGeneratedState(type)
    case .existential: false
    default: true
    }
  }
}

extension SwiftType {
  /// The built-in Swift type with any generic arguments.
  var builtIn: BuiltInType? {
    guard case .named(let components) = self, components.count == 1 else { return nil }
    return components[0].builtIn
  }

  /// The name of the built-in Swift protocol.
  var builtInProtocol: String? {
    guard case .named(let components) = self, components.count == 1 else { return nil }
    return BuiltInProtocol.names.contains(components[0].name) ? components[0].name : nil
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The only generic argument of a named type.
  var onlyArgument: SwiftType? {
    guard case .named(let components) = self, let last = components.last, last.arguments.count == 1 else {
      return nil
    }
    return last.arguments[0]
  }

  static func simple(_ name: String) -> SwiftType {
    .named([Component(name: name, arguments: [])])
  }
}

internal import StateKitGenerator

/// The state of a bridge's test: a sample, with the properties that the bridge reads.
struct BridgeState {
  private let domain: SuiteDomain
  private var made: [Code] = []
  private var set: [Code] = []
  private var known: [PropertyPath: Code] = [:]

  init(_ domain: SuiteDomain) {
    self.domain = domain
  }

  /// The lines that make the state; nil if a sample cannot be made.
  var lines: [Code]? {
    guard let state = domain.state else { return nil }
    var seen: Set<String> = []
    let made = made.filter { seen.insert($0.text).inserted }
    return ["\(set.isEmpty ? "let" : "var") state = \(state)"] + made + set
  }

  /// Sets a property.
  ///
  /// - Parameter value: Nil if the value only has to be non-nil.
  /// - Returns: The value; nil if the schema does not define the property or its type.
  mutating func set(_ path: PropertyPath, to value: Code? = nil) -> Code? {
    if let known = known[path] { return known }
    // A property that is set as a whole must not be set in part as well.
    if known.keys.contains(where: { $0.isPart(of: path) || path.isPart(of: $0) }) { return nil }
    guard let (place, property) = find(path), let wanted = value ?? sample(property) else { return nil }
    // The initialiser of the sample may already give this value.
    if path.steps.count > 1 || !domain.values.gives(property, of: domain.model.state.type, wanted) {
      set.append("\(place) = \(wanted)")
    }
    known[path] = wanted
    return wanted
  }

  private func sample(_ property: PropertyModel) -> Code? {
    domain.values.value(of: property.type.type, property.name).flatMap { $0.text == "nil" ? nil : $0 }
  }

  /// Finds the expression for a property, and gives sample values to the optional parents on its path.
  private mutating func find(_ path: PropertyPath) -> (place: Code, property: PropertyModel)? {
    var place: Code = "state"
    var properties = domain.model.state.oneOf?.cases ?? domain.model.state.properties
    for (index, step) in path.steps.enumerated() {
      guard let property = properties?.first(where: { $0.name == step.name }) else { return nil }
      place = "\(place).\(step.name)"
      if index == path.steps.count - 1 { return (place, property) }
      if step.isOptional {
        guard let value = sample(property) else { return nil }
        made.append("\(place) = \(value)")
        place = "\(place)?"
      }
      var type = property.type.type
      if step.isOptional, case .optional(let wrapped) = type { type = wrapped }
      properties = domain.values.properties(of: type)
    }
    return nil
  }
}

extension PropertyPath {
  fileprivate func isPart(of other: PropertyPath) -> Bool {
    steps.map(\.name).starts(with: other.steps.map(\.name))
  }
}

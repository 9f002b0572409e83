internal import StateKitGenerator

/// Whether JSON of an old type can be read as a new type.
struct StoredFit {
  let old: TypeTable
  let new: TypeTable

  func impact(_ oldType: SwiftType, _ newType: SwiftType) -> SchemaChange.Impact {
    var seen = Seen()
    let first = impact(old.plain(oldType), new.plain(newType), &seen)
    return withWaiting(first, &seen)
  }

  /// The worst of an impact and the impacts of the waiting structures. A loop instead of recursion, because a
  /// schema may nest structures to any depth.
  private func withWaiting(_ found: SchemaChange.Impact, _ seen: inout Seen) -> SchemaChange.Impact {
    var worst = found
    while let (old, new) = seen.waiting.popLast() { worst = max(worst, impact(old, new, &seen)) }
    return worst
  }

  /// The pairs of types that were visited.
  private struct Seen {
    var types: Set<String> = []
    /// The visited structures that are not compared yet.
    var waiting: [(old: [PropertyModel], new: [PropertyModel])] = []
    /// Whether the types are inside one of the user's own generic types.
    var isBoxed = false
  }

  private func impact(
    _ oldType: SwiftType,
    _ newType: SwiftType,
    _ seen: inout Seen
  ) -> SchemaChange.Impact {
    switch (oldType, newType) {
    case (.optional(let old), .optional(let new)): return impact(old, new, &seen)
    case (_, .optional(let new)): return impact(oldType, new, &seen)
    // Nil may be stored where a value is required.
    case (.optional, _): return .breaking
    case (.dictionary(let oldKey, let old), .dictionary(let newKey, let new)):
      let keys = impact(oldKey, newKey, &seen)
      return isReadable(key: oldKey, as: newKey) ? max(keys, impact(old, new, &seen)) : .breaking
    case (.tuple, _), (.existential, _): return oldType == newType ? .compatible : .breaking
    default: break
    }
    if let oldElement = oldType.elementOfStoredArray, let newElement = newType.elementOfStoredArray {
      return impact(oldElement, newElement, &seen)
    }
    if let oldElement = oldType.elementOfStoredStack, let newElement = newType.elementOfStoredStack {
      return impact(oldElement, newElement, &seen)
    }
    if let oldParts = oldType.partsOfLoadable, let newParts = newType.partsOfLoadable {
      return impact(oldParts, newParts, &seen)
    }
    if let oldForm = StoredForm(oldType), let newForm = StoredForm(newType) {
      return oldForm.isWithin(newForm) ? .compatible : .breaking
    }
    return namedImpact(oldType, newType, &seen)
  }

  private func namedImpact(
    _ oldType: SwiftType,
    _ newType: SwiftType,
    _ seen: inout Seen
  ) -> SchemaChange.Impact {
    switch (old.definition(of: oldType), new.definition(of: newType)) {
    case (.structure(let old), .structure(let new)):
      // A recursive type is compared only once.
      if seen.types.insert("\(oldType) \(newType)").inserted { seen.waiting.append((old, new)) }
      return .compatible
    case (.alternatives(let old), .alternatives(let new)):
      let cases = Pairing(old, new, name: \.name.name, earlierNames: \.earlierNames)
      if !cases.removed.isEmpty { return .breaking }
      if seen.types.insert("\(oldType) \(newType)").inserted {
        seen.waiting.append((cases.pairs.map(\.old), cases.pairs.map(\.new)))
      }
      return .compatible
    case (.cases(let old), .cases(let new)):
      let cases = Pairing(old, new, name: \.name.name)
      if !cases.removed.isEmpty { return .breaking }
      if seen.types.insert("\(oldType) \(newType)").inserted {
        seen.waiting += cases.pairs.map { ($0.old.stored, $0.new.stored(after: $0.old)) }
      }
      return .compatible
    case (.words(let old), .words(let new)): return Set(old).isSubset(of: new) ? .compatible : .breaking
    case (.words, nil): return StoredForm(newType) == .string ? .compatible : .breaking
    case (nil, nil): return unknownImpact(oldType, newType, &seen)
    default: return .breaking
    }
  }

  /// Compares types of the user. Their stored form is unknown, so their arguments must be fully compatible.
  private func unknownImpact(
    _ oldType: SwiftType,
    _ newType: SwiftType,
    _ seen: inout Seen
  ) -> SchemaChange.Impact {
    guard case .named(let old) = oldType, case .named(let new) = newType, old.map(\.name) == new.map(\.name)
    else { return .breaking }
    let oldArguments = old.flatMap(\.arguments)
    let newArguments = new.flatMap(\.arguments)
    guard oldArguments.count == newArguments.count else { return .breaking }
    // Structures outside a generic type were compared less strictly, so they are compared again.
    var inside = seen.isBoxed ? seen : Seen(isBoxed: true)
    let worst = withWaiting(impact(oldArguments, newArguments, &inside), &inside)
    if seen.isBoxed { seen = inside }
    return worst == .compatible ? .compatible : .breaking
  }

  private func impact(
    _ oldTypes: [SwiftType],
    _ newTypes: [SwiftType],
    _ seen: inout Seen
  ) -> SchemaChange.Impact {
    zip(oldTypes, newTypes).reduce(.compatible) { max($0, impact($1.0, $1.1, &seen)) }
  }

  private func impact(
    _ old: [PropertyModel],
    _ new: [PropertyModel],
    _ seen: inout Seen
  ) -> SchemaChange.Impact {
    let pairing = Pairing(old, new, name: \.name.name, earlierNames: \.earlierNames)
    var worst: SchemaChange.Impact = .compatible
    for property in pairing.added where !self.new.plain(property.type.type).isOptional { worst = .breaking }
    for pair in pairing.pairs {
      let types = impact(self.old.plain(pair.old.type.type), self.new.plain(pair.new.type.type), &seen)
      worst = max(worst, pair.isRenamed ? .migrated : .compatible, types)
    }
    return worst
  }

  /// Keys of type `String` or `Int` are stored as an object, other keys as an array of keys and values.
  func isReadable(key oldKey: SwiftType, as newKey: SwiftType) -> Bool {
    oldKey == newKey || oldKey.isStoredAsKey == newKey.isStoredAsKey
  }
}

extension SwiftType {
  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type of the elements of an array or a set: JSON stores both as arrays.
  var elementOfStoredArray: SwiftType? {
    switch self {
    case .array(let element): return element
    case .named(let path):
      guard let last = path.last, last.arguments.count == 1 else { return nil }
      let name = path.map(\.name).joined(separator: ".")
      return ["Set", "ContiguousArray", "StateKit.IdentifiedArray"].contains(name) ? last.arguments[0] : nil
    default: return nil
    }
  }

  /// The type of the elements of a `StateKit.StackState`, which JSON stores as an object with its ids.
  var elementOfStoredStack: SwiftType? {
    guard case .named(let path) = self, path.map(\.name) == ["StateKit", "StackState"],
      let arguments = path.last?.arguments, arguments.count == 1
    else { return nil }
    return arguments[0]
  }

  /// The value and error types of a `StateKit.Loadable`.
  var partsOfLoadable: [SwiftType]? {
    guard case .named(let path) = self, path.map(\.name) == ["StateKit", "Loadable"],
      let arguments = path.last?.arguments, arguments.count == 2
    else { return nil }
    return arguments
  }

  /// Whether JSON stores a dictionary with keys of this type as an object.
  var isStoredAsKey: Bool { description == "String" || description == "Int" }
}

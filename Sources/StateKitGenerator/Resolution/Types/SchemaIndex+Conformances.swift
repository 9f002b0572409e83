extension SchemaIndex {
  /// The innermost part of a type that is known not to conform; nil if all parts conform or may conform.
  func gap(in type: SwiftType, for conformance: Conformance) -> SwiftType? {
    let conformance = conformance.ofValues
    return switch type {
    case .optional(let inner), .array(let inner): gap(in: inner, for: conformance)
    case .dictionary(let key, let value): gap(in: key, for: conformance) ?? gap(in: value, for: conformance)
    case .tuple(let elements):
      conformance == .sendable ? gap(in: elements.map(\.type), for: conformance) : type
    case .existential(let protocols):
      conformance == .sendable && mayBeSendable(protocols) ? nil : type
    case .named(let components):
      lacks(type, conformance)
        ? type : dependsOnArguments(type, conformance) ? gap(in: components, for: conformance) : nil
    }
  }

  /// Whether a type conforms if its generic arguments do. The requirements of other types are unknown here; a typed id,
  /// for example, requires nothing of its argument.
  private func dependsOnArguments(_ type: SwiftType, _ conformance: Conformance) -> Bool {
    if type.builtIn != nil || type.ofRuntime != nil { return true }
    return type.standard.map { !$0.free.contains(conformance) } ?? false
  }

  private func gap(in components: [SwiftType.Component], for conformance: Conformance) -> SwiftType? {
    for component in components {
      if let gap = gap(in: component.arguments, for: conformance) { return gap }
    }
    return nil
  }

  private func gap(in types: [SwiftType], for conformance: Conformance) -> SwiftType? {
    for type in types {
      if let gap = gap(in: type, for: conformance) { return gap }
    }
    return nil
  }

  private func lacks(_ type: SwiftType, _ conformance: Conformance) -> Bool {
    if let builtIn = type.builtIn { return builtIn.lacks.contains(conformance) }
    guard let declared = self.type(type) else {
      if let domain = domain(ofState: type) { return !domain.stateConformances.contains(conformance) }
      return type.standard?.lacks.contains(conformance) ?? false
    }
    guard let kind = declared.schema.kind else { return false }
    // An enum without values is Equatable and Hashable without a declaration.
    if case .enum = kind, !declared.hasValues, conformance == .equatable || conformance == .hashable {
      return false
    }
    return !declared.conformances.contains(conformance)
  }

  private func mayBeSendable(_ protocols: [SwiftType]) -> Bool {
    protocols.contains { type in
      guard let name = type.builtInProtocol else { return type.standardProtocol == nil }
      return name == "Error" || name == "Sendable"
    }
  }
}

extension SwiftType {
  /// The Swift type with this name, if that type lacks a conformance.
  var standard: StandardType? {
    guard case .named(let path) = self else { return nil }
    return StandardType.named(path)
  }

  var standardProtocol: StandardType? {
    guard case .named(let path) = self else { return nil }
    return StandardType.protocol(path)
  }
}

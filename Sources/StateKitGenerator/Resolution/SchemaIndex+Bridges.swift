/// A value of the dispatched action with where it comes from.
struct ResolvedArgument {
  enum Source {
    case payload(Int)
    /// With where the path begins, or what of it the schema does not know.
    case property(ResolvedProperty, at: SourceLocation)
    case expression(String)
  }

  let source: Source
  let isUnwrapped: Bool
}

/// The two actions of a bridge.
struct ResolvedBridge {
  let domain: DomainEntry
  let schema: BridgeSchema
  let trigger: ResolvedAction
  let result: ResolvedAction
}

extension SchemaIndex {
  /// A bridge whose two paths lead to actions.
  func bridge(_ bridge: BridgeSchema, of domain: DomainEntry) -> ResolvedBridge? {
    guard let trigger = try? action(at: bridge.on, in: domain),
      let result = try? action(at: bridge.dispatch, in: domain)
    else { return nil }
    return ResolvedBridge(domain: domain, schema: bridge, trigger: trigger, result: result)
  }

  /// Where each value of the dispatched action comes from; nil where one is missing, which is reported.
  func arguments(
    of bridge: ResolvedBridge,
    reportingTo diagnostics: DiagnosticCollector
  ) -> [ResolvedArgument]? {
    guard let given = bridge.trigger.values, let wanted = bridge.result.values else { return nil }
    var with: [String: AssignmentSchema] = [:]
    var hasUnknownLabel = false
    for assignment in bridge.schema.with {
      with[assignment.property.value] = assignment
      if wanted[assignment.property.value] == nil {
        hasUnknownLabel = true
        diagnostics.report(.unknownLabel(assignment.property, of: bridge.result, wanted))
      }
    }
    let arguments = wanted.keys.map { key in
      diagnostics.reporting { () throws(Unresolved) in
        // The unknown label may be meant for the one that has no value.
        let isGiven = given[key] != nil && !bridge.result.isElement(key)
        if hasUnknownLabel, with[key] == nil, !isGiven { throw .saidElsewhere }
        return try argument(key, with[key], given: given, wanted: wanted, of: bridge)
      }
    }
    let resolved = arguments.compactMap { $0 }
    return resolved.count == arguments.count ? resolved : nil
  }

  private func argument(
    _ key: String,
    _ assignment: AssignmentSchema?,
    given: PayloadIndex,
    wanted: PayloadIndex,
    of bridge: ResolvedBridge
  ) throws(Unresolved) -> ResolvedArgument {
    guard let target = wanted[key]?.value.type?.value else { throw .saidElsewhere }
    if bridge.result.isAmbiguous(key) {
      throw Unresolved(.ambiguousElement(key, of: bridge.result, at: bridge.schema.dispatch.end))
    }
    switch assignment?.value {
    case nil: return try sharedArgument(key, as: target, given: given, of: bridge)
    case .json(let node):
      try bridge.domain.check(sees: target, in: self, at: node.location)
      let expression = try literal(node, as: target, at: .argument(given, bridge.domain))
      return ResolvedArgument(source: .expression(expression), isUnwrapped: false)
    case .payload(let label):
      if bridge.trigger.isAmbiguous(label.value) {
        throw Unresolved(.ambiguousElement(label.value, of: bridge.trigger, at: label.location))
      }
      if label.value == "id", given["id"] == nil, let list = bridge.trigger.elements.last?.label?.value {
        throw Unresolved(.idOfElement(label, of: bridge.trigger.action, list))
      }
      let index = try payload(label, of: bridge.trigger.action, given, as: target)
      return ResolvedArgument(source: .payload(index), isUnwrapped: false)
    case .property(let path):
      let property = try self.property(at: path, in: bridge.domain, mayEndUnknown: false)
      return ResolvedArgument(
        source: .property(property, at: property.unknown?.location ?? path.components[0].location),
        isUnwrapped: try isUnwrapped(property, as: target, at: path.components[0].location)
      )
    }
  }

  /// A label that both sides have is handed over without being named.
  private func sharedArgument(
    _ key: String,
    as target: SwiftType,
    given: PayloadIndex,
    of bridge: ResolvedBridge
  ) throws(Unresolved) -> ResolvedArgument {
    if bridge.result.isElement(key) { throw Unresolved(.elementWithoutID(key, of: bridge)) }
    guard let shared = given[key], !bridge.trigger.isElement(key) else {
      throw Unresolved(.labelWithoutValue(key, of: bridge, type: target))
    }
    guard let type = shared.value.type?.value else { throw .saidElsewhere }
    guard fit(type, target) != .no else {
      throw Unresolved(.sharedLabelMisfit(key, of: bridge, value: type, target: target))
    }
    return ResolvedArgument(source: .payload(shared.index), isUnwrapped: false)
  }

  /// The value of a payload that `$label` names.
  func payload(
    _ label: Located<String>,
    of action: ActionSchema,
    _ payload: PayloadIndex,
    as target: SwiftType
  ) throws(Unresolved) -> Int {
    guard let found = payload[label.value] else {
      throw Unresolved(.unknownPayloadValue(label, of: action, payload))
    }
    guard let type = found.value.type?.value else { throw .saidElsewhere }
    guard fit(type, target) != .no else {
      throw Unresolved(.valueMisfit("$" + label.value, type, target, at: label.location))
    }
    return found.index
  }

  /// Whether nil must be taken out of a property's value before it fits.
  private func isUnwrapped(
    _ property: ResolvedProperty,
    as target: SwiftType,
    at location: SourceLocation
  ) throws(Unresolved) -> Bool {
    if target.isOptional {
      try checkFit(property, property.valueType, target, at: location)
      return false
    }
    guard case .optional(let wrapped) = property.valueType else {
      try checkFit(property, property.valueType, target, at: location)
      return property.isChained
    }
    try checkFit(property, wrapped, target, at: location)
    return true
  }

  private func checkFit(
    _ property: ResolvedProperty,
    _ value: SwiftType?,
    _ target: SwiftType,
    at location: SourceLocation
  ) throws(Unresolved) {
    guard let value, fit(value, target) == .no else { return }
    let name = "@" + property.steps.map(\.name).joined(separator: ".")
    throw Unresolved(.valueMisfit(name, property.valueType ?? value, target, at: location))
  }
}

extension Diagnostic {
  fileprivate static func unknownLabel(
    _ label: Located<String>,
    of action: ResolvedAction,
    _ payload: PayloadIndex
  ) -> Diagnostic {
    let list = label.value == "id" ? action.elements.last?.label?.value : nil
    let suggestion = list ?? nearMiss(of: label.value, in: payload.keys)
    return Diagnostic(
      .error,
      "SK0620",
      "the payload of \(action.action.name.value.quoted) has no \(label.value.quoted)"
        + (list == nil ? known(payload.keys, unless: suggestion) : "; \(idOfElement)"),
      at: label.location,
      suggestion: suggestion
    )
  }

  /// `$id` for the id of the element that an action comes for.
  fileprivate static func idOfElement(
    _ label: Located<String>,
    of action: ActionSchema,
    _ list: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0526",
      "there is no '$id' in \(action.name.value.quoted); \(idOfElement)",
      at: label.location,
      suggestion: "$" + list
    )
  }

  fileprivate static let idOfElement = "the id of an element is called like its list"

  fileprivate static func labelWithoutValue(
    _ key: String,
    of bridge: ResolvedBridge,
    type: SwiftType
  ) -> Diagnostic {
    let action = bridge.result.action.name
    return Diagnostic(
      .error,
      "SK0621",
      "nothing gives \(action.value.quoted) its \(key.quoted), which is \(type.quoted):"
        + " say under 'with' where it comes from",
      at: bridge.schema.dispatch.end,
      notes: [Note(message: "\(action.value.quoted) is declared here", location: action.location)]
    )
  }

  fileprivate static func sharedLabelMisfit(
    _ key: String,
    of bridge: ResolvedBridge,
    value: SwiftType,
    target: SwiftType
  ) -> Diagnostic {
    let (trigger, result) = (bridge.trigger.action.name, bridge.result.action.name)
    return Diagnostic(
      .error,
      "SK0622",
      "the \(key.quoted) of \(trigger.value.quoted) is \(value.quoted), which does not fit the \(target.quoted) of"
        + " \(result.value.quoted): say under 'with' where it comes from",
      at: bridge.schema.dispatch.end,
      notes: [
        Note(message: "\(trigger.value.quoted) is declared here", location: trigger.location),
        Note(message: "\(result.value.quoted) is declared here", location: result.location),
      ]
    )
  }

  fileprivate static func elementWithoutID(_ child: String, of bridge: ResolvedBridge) -> Diagnostic {
    let isSame = bridge.trigger.isElement(child)
    let id = isSame ? "$\(child)" : "…"
    return Diagnostic(
      .error,
      "SK0623",
      "nothing says which of \(child.quoted) gets \(bridge.result.action.name.value.quoted): give its id,"
        + " \"with\": {\"\(child)\": \"\(id)\"}",
      at: bridge.schema.dispatch.end
    )
  }

  fileprivate static func unknownPayloadValue(
    _ label: Located<String>,
    of action: ActionSchema,
    _ payload: PayloadIndex
  ) -> Diagnostic {
    let bare = label.value.filter { !"{}()".contains($0) }
    if !payload.keys.contains(bare), label.value.isMoreThanName(of: payload) {
      return propertyOfPayload(label, of: action)
    }
    let suggestion = payload.keys.contains(bare) ? bare : nearMiss(of: label.value, in: payload.keys)
    let has = payload.keys.isEmpty ? ", which has no payload" : ""
    return Diagnostic(
      .error,
      "SK0526",
      "there is no \(("$" + label.value).quoted) in \(action.name.value.quoted)\(has)"
        + known(payload.keys.map { "$" + $0 }, unless: suggestion),
      at: label.location,
      suggestion: suggestion.map { "$" + $0 }
    )
  }

  fileprivate static func propertyOfPayload(_ label: Located<String>, of action: ActionSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0526",
      "there is no \(("$" + label.value).quoted) in \(action.name.value.quoted): '$label' is a whole value of the payload"
        + ", of which nothing is read and with which nothing is computed; of the state, '@path' in a bridge's 'with' reads"
        + " properties",
      at: label.location
    )
  }

  /// `value` is like `$name` or `@user.name`.
  fileprivate static func valueMisfit(
    _ value: String,
    _ type: SwiftType,
    _ target: SwiftType,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0527",
      "\(value.quoted) is \(type.quoted), which does not fit \(target.quoted)",
      at: location
    )
  }
}

extension String {
  /// Whether a label of a payload is only the beginning of it.
  fileprivate func isMoreThanName(of payload: PayloadIndex) -> Bool {
    let name = String(String.UnicodeScalarView(unicodeScalars.prefix(while: Identifier.isContinuation)))
    return name != self && (contains(".") || payload.keys.contains(name))
  }
}

/// A sensitive property is set from values of the payload that are sensitive, too: the action is written to logs and
/// recordings with all others.
struct SensitivePropertiesGetSensitiveValues: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for domain in module.domains {
      for action in domain.actions { check(action, WrittenAction(action.schema), diagnostics) }
      for request in domain.requests {
        for phase in request.phaseActions {
          check(phase, WrittenAction(phase.schema, phaseOf: request.schema), diagnostics)
        }
      }
      for reaction in domain.reactions {
        guard case .value(let path) = reaction.path else { continue }
        let written = WrittenAction(path.action, phaseOf: path.request?.schema, isBound: path.isBound)
        check(reaction.action, written, diagnostics)
      }
    }
  }

  private func check(
    _ action: ResolvedAction,
    _ written: WrittenAction,
    _ diagnostics: DiagnosticCollector
  ) {
    for use in action.changes.flatMap(\.secrets) {
      guard let key = written.visibleKey(at: use.position) else { continue }
      diagnostics.report(.setFromVisibleValue(use, key, of: written))
    }
  }
}

/// An action whose payload is written to logs and recordings.
private struct WrittenAction {
  private let action: ActionSchema
  private let request: RequestSchema?
  private let isBound: Bool

  init(_ action: ActionSchema, phaseOf request: RequestSchema? = nil, isBound: Bool = false) {
    self.action = action
    self.request = request
    self.isBound = isBound
  }

  /// The name of the declaration that has `sensitive`.
  var name: Located<String> { request?.name ?? action.name }

  /// The advice that names the key for hiding the value.
  var remedy: String {
    if isBound { return "give the property \"sensitive\": true" }
    return "add it to \"sensitive\" of the \(request == nil ? "action" : "request")"
  }

  /// The name by which `sensitive` could hide a value; nil if the value is hidden already, or is the id of an element.
  func visibleKey(at position: Int) -> String? {
    let keys = PayloadIndex(action.payload ?? []).keys
    guard keys.indices.contains(position), !action.sensitive.contains(where: { $0.value == keys[position] })
    else { return nil }
    // In a request, positions do not count the id at the start of its success and failure.
    let carried = action.name.value == "request" ? 0 : request?.carried.count ?? 0
    return Int(keys[position]).map { String($0 - carried) } ?? keys[position]
  }
}

/// The use of a payload's value for a sensitive property.
private struct SecretUse {
  let property: String
  let position: Int
  let location: SourceLocation
}

extension ResolvedChange {
  fileprivate var secrets: [SecretUse] {
    value?.secrets(for: target.name.value, isSensitive: target.isSensitive) ?? []
  }
}

extension ResolvedValue {
  fileprivate func secrets(for property: String, isSensitive: Bool) -> [SecretUse] {
    switch self {
    case .payload(let value, let location):
      guard isSensitive, let value = value.value else { return [] }
      return [SecretUse(property: property, position: value.position, location: location)]
    case .made(let made):
      return made.values.flatMap { part in
        isSensitive
          ? part.value.secrets(for: property, isSensitive: true)
          : part.value.secrets(for: part.label, isSensitive: part.isSensitive)
      }
    case .elements(let values):
      return values.flatMap { $0.secrets(for: property, isSensitive: isSensitive) }
    case .identified(let value): return value.secrets(for: property, isSensitive: isSensitive)
    case .enumCase(let found, _):
      return found.value?.values.flatMap { $0.content.secrets(for: property, isSensitive: isSensitive) } ?? []
    case .literal, .property: return []
    }
  }
}

extension Diagnostic {
  fileprivate static func setFromVisibleValue(_ use: SecretUse, _ key: String, of written: WrittenAction)
    -> Diagnostic
  {
    Diagnostic(
      .warning,
      "SK0539",
      "\(use.property.quoted) is set from \(key.quoted) of \(written.name.value.quoted), which is written to recordings and"
        + " logs: \(written.remedy)",
      at: use.location
    )
  }
}

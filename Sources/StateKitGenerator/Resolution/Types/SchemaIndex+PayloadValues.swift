/// A payload value for a required type.
struct ResolvedPayloadValue {
  /// The position among the values.
  let position: Int
  /// Whether the value fits; never `no`.
  let fit: Fit
}

extension SchemaIndex {
  /// The value of a payload that `$label` names.
  func payload(
    _ label: Located<String>,
    of action: ActionSchema,
    _ payload: PayloadIndex,
    as target: SwiftType
  ) throws(Mistake) -> Resolved<ResolvedPayloadValue> {
    let found = try value(label, of: action, payload)
    guard let type = found.value.type?.value else { return .reported }
    let fit = fit(type, target)
    guard fit != .no else {
      throw Mistake(.valueMisfit("$" + label.value, type, target, at: label.location))
    }
    return .value(ResolvedPayloadValue(position: found.index, fit: fit))
  }

  /// The value of a payload that `$label` names, of any type.
  func value(
    _ label: Located<String>,
    of action: ActionSchema,
    _ payload: PayloadIndex
  ) throws(Mistake) -> (index: Int, value: PayloadValueSchema) {
    guard let found = payload[label.value] else {
      throw Mistake(.unknownPayloadValue(label, of: action, payload))
    }
    symbols?.record(label, .label(found.value, key: label.value))
    return found
  }
}

extension Diagnostic {
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
      "there is no \(("$" + label.value).quoted) in \(action.name.value.quoted): '$label' is a whole value of the payload,"
        + " not a part of one and not a computation; '@path' in a bridge's 'with' reads properties of the state",
      at: label.location
    )
  }

  /// `value` is for example `$name` or `@user.name`.
  static func valueMisfit(
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
  /// Whether a text continues after the label of a payload value.
  fileprivate func isMoreThanName(of payload: PayloadIndex) -> Bool {
    let name = String(String.UnicodeScalarView(unicodeScalars.prefix(while: Identifier.isContinuation)))
    return name != self && (contains(".") || payload.keys.contains(name))
  }
}

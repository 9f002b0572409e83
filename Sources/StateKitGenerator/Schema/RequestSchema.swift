/// A request as its author wrote it: an asynchronous operation with its phases.
struct RequestSchema {
  let name: Located<String>
  var documentation: String?
  /// Nil where it could not be read; no payload is an empty list. So it is with `output`.
  var input: [PayloadValueSchema]?
  var output: [PayloadValueSchema]?
  /// Nil where the operation cannot fail, or where the text is no type.
  var failure: Located<SwiftType>?
  /// The property that holds what the operation gives.
  var into: Located<String>?
  /// Nil where the key is absent.
  var policy: Located<PolicySchema>?
  /// The value of the input that the policy holds for, without `$`.
  var id: Located<String>?
  var until: PathSchema?
  /// What of its phases stays out of logs and recordings: labels, or the positions of values without one.
  var sensitive: [Located<String>] = []
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
  /// Earlier names.
  var was: [Located<String>] = []
  /// Whether there may be more phases than could be read.
  var isPartial = false
}

/// What happens to an operation that is asked for while one runs.
package enum PolicySchema: String, CaseIterable {
  /// The one that runs is cancelled.
  case latest
  /// It is left out.
  case first
  /// Both run.
  case every
  /// It waits for the end of those before.
  case queue
}

extension RequestSchema {
  /// The cases of the nested enum.
  var phases: [ActionSchema] {
    func phase(_ name: String, _ payload: [PayloadValueSchema]?, _ documentation: String?) -> ActionSchema {
      ActionSchema(
        name: Located(name, at: self.name.location),
        documentation: documentation,
        payload: payload,
        sensitive: sensitive(in: payload ?? [], of: name)
      )
    }
    let error = failure.map { failure in
      PayloadValueSchema(label: Located("error", at: failure.location), type: failure)
    }
    return [
      phase("request", input, documentation),
      phase("success", output.map { carried + $0 }, nil),
    ] + (error.map { [phase("failure", carried + [$0], nil)] } ?? [])
  }

  /// What of a phase's payload is sensitive. A position is counted in the input and in the output, not after what the
  /// success carries besides.
  private func sensitive(in payload: [PayloadValueSchema], of phase: String) -> [Located<String>] {
    let carried = phase == "request" ? 0 : self.carried.count
    let keys = Set(PayloadIndex(payload).keys)
    return sensitive.compactMap { label in
      let key = Int(label.value).map { String($0 + carried) } ?? label.value
      return keys.contains(key) ? Located(key, at: label.location) : nil
    }
  }

  /// The value of the input that `id` names.
  var idValue: PayloadValueSchema? {
    guard let id, let input else { return nil }
    return PayloadIndex(input)[id.value]?.value
  }

  /// What success and failure carry besides, so that the reducer knows which value of the dictionary is meant.
  var carried: [PayloadValueSchema] {
    guard into != nil, let value = idValue else { return [] }
    return [PayloadValueSchema(label: value.label ?? Located("id", at: name.location), type: value.type)]
  }

  /// The property that `into` declares: a `Loadable`, or a dictionary of them where there is an `id`.
  var property: PropertySchema? {
    guard let into else { return nil }
    return PropertySchema(name: into, type: loadable, default: nil, documentation: documentation)
  }

  private var loadable: Located<SwiftType>? {
    guard let output, output.count == 1, let value = output[0].type else { return nil }
    let failure: SwiftType = failure?.value ?? .simple("Never")
    let type = SwiftType.named([
      SwiftType.Component(name: "StateKit", arguments: []),
      SwiftType.Component(name: "Loadable", arguments: [value.value, failure]),
    ])
    guard id != nil else { return Located(type, at: value.location) }
    return (idValue?.type).map { Located(.dictionary(key: $0.value, value: type), at: value.location) }
  }
}

extension DomainSchema {
  /// All that is sent: the domain's own actions, and the phases of its requests.
  var sentActions: [ActionSchema] {
    // Rules ask often, and most domains have no requests: their list is handed on as it is.
    requests.isEmpty ? actions : actions + requests.flatMap(\.phases)
  }
}

extension RequestSchema {
  /// All labels that the author wrote.
  var labels: [Located<String>] { ((input ?? []) + (output ?? [])).compactMap(\.label) }
}

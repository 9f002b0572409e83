/// A request as its author wrote it: an asynchronous operation with its phases.
struct RequestSchema {
  let name: Located<String>
  var documentation: String?
  /// Nil if the input could not be read; a request without input has an empty list. The same holds for `output`.
  var input: [PayloadValueSchema]?
  var output: [PayloadValueSchema]?
  /// Nil if the operation cannot fail, or if the text is not a type.
  var failure: Located<SwiftType>?
  /// The changes of the state that the author writes, by the names of the phases.
  var changes: [String: PhaseSchema] = [:]
  /// The property that holds the result of the operation.
  var into: Located<String>?
  /// Nil if the key is absent.
  var policy: Located<PolicySchema>?
  /// The input value to which the policy applies, without `$`.
  var id: Located<String>?
  /// The action that is sent if the policy skips the request.
  var skipped: PathSchema?
  /// The time without another start after which the work begins.
  var debounce: Located<TimeSchema>?
  /// The actions that end the request.
  var until: [PathSchema] = []
  /// Properties of the state that the closure takes after the input.
  var with: [AssignmentSchema] = []
  var when: ConditionSchema?
  /// The values of its phases that stay out of logs and recordings: labels, or positions of unlabelled values.
  var sensitive: [Located<String>] = []
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
  /// Earlier names.
  var was: [Located<String>] = []
  /// Whether a phase is missing here because it could not be read.
  var isPartial = false
}

/// The phases of a request, in the order of their cases.
package enum RequestPhase: String {
  case request, success, failure
  /// The work ended without an answer. This phase resets the property of `into`.
  case cancelled
}

/// The change of a phase as its author wrote it.
struct PhaseSchema {
  let change: ChangeSchema
  /// Nil if the key is absent.
  let reduce: Located<ReduceMode>?
  /// The location of `"dismisses": true`; nil if the key is absent.
  let dismissal: SourceLocation?
}

extension RequestSchema {
  /// The mode of a phase whose change is not written: a handler, or no further change if the request has a property for
  /// its output.
  private var standardMode: Located<ReduceMode> {
    Located(into == nil ? .handler : .none, at: name.location)
  }

  /// Whether the user writes the change of a phase.
  var hasHandler: Bool { phases.contains(where: \.hasHandler) }

  /// The cases of the nested enum.
  var phases: [ActionSchema] {
    func phase(
      _ phase: RequestPhase,
      _ payload: [PayloadValueSchema]?,
      _ documentation: String? = nil
    ) -> ActionSchema {
      let name = phase.rawValue
      return ActionSchema(
        name: Located(name, at: self.name.location),
        documentation: documentation,
        payload: payload,
        change: changes[name]?.change ?? ChangeSchema(),
        reduce: changes[name].map(\.reduce) ?? standardMode,
        dismissal: changes[name]?.dismissal,
        sensitive: sensitive(in: payload ?? [], of: name)
      )
    }
    let error = failure.map { failure in
      PayloadValueSchema(label: Located("error", at: failure.location), type: failure)
    }
    let failure = error.map { phase(.failure, carried + [$0]) }
    let cancelled = into.map { _ in phase(.cancelled, carried) }
    return [phase(.request, input, documentation), phase(.success, output.map { carried + $0 })]
      + [failure, cancelled].compactMap(\.self)
  }

  /// The sensitive values in a phase's payload. A position counts from the input or output, without the id at the start
  /// of a success.
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

  /// The value that the phases after the first carry in addition, so that the reducer finds the entry of the dictionary.
  var carried: [PayloadValueSchema] {
    guard into != nil, let value = idValue else { return [] }
    return [PayloadValueSchema(label: value.label ?? Located("id", at: name.location), type: value.type)]
  }

  /// The property that `into` declares: a `Loadable`, or a dictionary of them if there is an `id`. It is sensitive if a value
  /// of the success or of the failure is.
  var property: PropertySchema? {
    guard let into else { return nil }
    return PropertySchema(
      name: into,
      type: loadable,
      default: nil,
      isSensitive: phases.dropFirst().contains { !$0.sensitive.isEmpty },
      documentation: documentation
    )
  }

  private var loadable: Located<SwiftType>? {
    guard let output, output.count < 2 else { return nil }
    let nothing = Located(SwiftType.done, at: into?.location ?? name.location)
    guard let value = output.isEmpty ? nothing : output[0].type else { return nil }
    let failure: SwiftType = failure?.value ?? .simple("Never")
    let type = SwiftType.named([
      SwiftType.Component(name: "StateKit", arguments: []),
      SwiftType.Component(name: "Loadable", arguments: [value.value, failure]),
    ])
    guard id != nil else { return Located(type, at: value.location) }
    return (idValue?.type).map { Located(.dictionary(key: $0.value, value: type), at: value.location) }
  }
}

extension SwiftType {
  /// The value of a request without output that is done.
  static var done: SwiftType {
    .named(["StateKit", "Done"].map { Component(name: $0, arguments: []) })
  }
}

extension DomainSchema {
  /// All actions that can be sent: the domain's own actions, and the phases of its requests.
  var sentActions: [ActionSchema] {
    // Rules ask often, and most domains have no requests: the array of actions is then passed on without a copy.
    requests.isEmpty ? actions : actions + requests.flatMap(\.phases)
  }
}

extension RequestSchema {
  /// All labels that the author wrote.
  var labels: [Located<String>] {
    ((input ?? []) + (output ?? [])).compactMap(\.label) + with.map(\.property)
  }
}

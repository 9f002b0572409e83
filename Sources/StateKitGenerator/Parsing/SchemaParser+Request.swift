extension SchemaParser {
  /// A request. If it cannot be read, its name is kept, so that paths to it are resolved.
  func request(_ member: JSONMember) -> RequestSchema {
    let name = member.key.located
    guard let object = object(member.value, "the request \(name.value.quoted)", RequestKey.self) else {
      return RequestSchema(name: name, isPartial: true)
    }
    let failedPhase = object[.failure].flatMap(failedPhase)
    let failure = failedPhase == nil ? object[.failure].flatMap(failure) : failedPhase?.type
    var changes = [RequestKey.request, .success].reduce(into: [String: PhaseSchema]()) { changes, key in
      guard let node = object[key], let phase = self.object(node, "'\(key.rawValue)'", PhaseKey.self) else {
        return
      }
      changes[key.rawValue] = self.phase(phase)
    }
    changes[RequestKey.failure.rawValue] = failedPhase?.phase
    let with = with(object, .with)
    let when = condition(object, .when)
    let debounce = time(object, .debounce)
    return RequestSchema(
      name: name,
      documentation: text(object, .doc),
      input: payload(object, .input),
      output: payload(object, .output),
      failure: failure,
      changes: changes,
      into: object[.into].flatMap { string($0, "'into'")?.located },
      policy: word(object, .policy),
      id: label(object, .id),
      skipped: path(object, .skipped),
      debounce: debounce,
      until: paths(object, .until) ?? [],
      with: with ?? [],
      when: when,
      sensitive: sensitiveLabels(object[.sensitive]),
      allow: allowances(object[.allow], of: member),
      was: earlierNames(object[.was]),
      isPartial: member.isRepeated || object.mayLack(.failure)
        || (failure == nil) != (object[.failure] == nil)
    )
  }

  /// The failure as an object: its type, which is `AnyError` if the key is absent, and the changes of the phase.
  private func failedPhase(_ node: JSONNode) -> (type: Located<SwiftType>?, phase: PhaseSchema)? {
    guard case .object = node.value, let object = object(node, "'failure'", FailureKey.self) else {
      return nil
    }
    guard let type = object[.type] else {
      return (Located(.anyError, at: object.location), phase(object))
    }
    return (failure(type), phase(object))
  }

  /// The change of a phase; an empty object leaves it to a handler.
  private func phase(_ object: SchemaObject<some HandlingKey>) -> PhaseSchema {
    checkReduce(object)
    let mode: Located<ReduceMode>? = word(object, .reduce)
    let change = change(object)
    let dismissal = dismissal(object)
    let isOpen = change.isEmpty && object.member(.dismisses) == nil
    return PhaseSchema(
      change: change,
      reduce: mode ?? (isOpen ? Located(.handler, at: object.location) : nil),
      dismissal: dismissal
    )
  }

  private func failure(_ node: JSONNode) -> Located<SwiftType>? {
    if case .string(let string) = node.value, ["Error", "Swift.Error"].contains(string.text) {
      diagnostics.report(.failureIsAnyError(at: string.location(atUTF8Offset: 0)))
      return nil
    }
    return swiftType(node, "'failure'")
  }

  /// `"$label"` under a key, without the `$`.
  func label<Key>(_ object: SchemaObject<Key>, _ key: Key) -> Located<String>? {
    guard let node = object[key],
      let string = string(node, "'\(key.rawValue)'", expected: "\"$label\"")
    else { return nil }
    if string.text == "$" {
      diagnostics.report(.missingLabel(at: node.location))
      return nil
    }
    guard string.text.hasPrefix("$") else {
      diagnostics.report(.noLabel(string, key.rawValue))
      return nil
    }
    return Located(String(string.text.dropFirst()), at: string.location(atUTF8Offset: 1))
  }
}

extension SwiftType {
  /// The type of a failure for which the schema does not name one.
  fileprivate static var anyError: SwiftType {
    .named(["StateKit", "AnyError"].map { Component(name: $0, arguments: []) })
  }
}

extension Diagnostic {
  fileprivate static func noLabel(_ text: JSONString, _ key: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0213",
      "'\(key)' names a value by its label with a '$' in front, as in \"$id\"; \(text.text.quoted) does not",
      at: text.location,
      suggestion: Identifier.isValid(text.text) ? "$" + text.text : nil
    )
  }

  /// `any Error` is not suggested, because it would lead to another mistake: it is not Equatable.
  fileprivate static func failureIsAnyError(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0312",
      "'Error' is a protocol: declare an enum in 'types' that lists the failures, or name an Error type of your own or 'AnyError'",
      at: location
    )
  }
}

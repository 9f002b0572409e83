extension SchemaParser {
  /// A request. If it cannot be read, its name is kept, so that paths to it are resolved.
  func request(_ member: JSONMember) -> RequestSchema {
    let name = member.key.located
    guard let object = object(member.value, "the request \(name.value.quoted)", RequestKey.self) else {
      return RequestSchema(name: name, isPartial: true)
    }
    let failure = object[.failure].flatMap(failure)
    return RequestSchema(
      name: name,
      documentation: text(object, .doc),
      input: payload(object, .input),
      output: payload(object, .output),
      failure: failure,
      into: object[.into].flatMap { string($0, "'into'")?.located },
      policy: word(object, .policy),
      id: label(object, .id),
      until: path(object, .until),
      sensitive: sensitiveLabels(object[.sensitive]),
      allow: allowances(object[.allow], of: member),
      was: earlierNames(object[.was]),
      isPartial: member.isRepeated || object.mayLack(.failure)
        || (failure == nil) != (object[.failure] == nil)
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
      "'Error' is a protocol: declare an enum in 'types' that lists the failures, or name an Error type of your own",
      at: location
    )
  }
}

/// What can be wrong with values, in defaults, in changes and in bridges: SK0510 to SK0529, and SK0532.
extension Diagnostic {
  static func noLiteral(of type: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0510",
      "no JSON value can be written for \(type.quoted): a default can be {\"swift\": \"expression\"},"
        + " and an action or a handler can bring the value",
      at: location
    )
  }

  static func literalMisfit(_ node: JSONNode, _ type: SwiftType, expected: String) -> Diagnostic {
    var found = node.kind
    if case .number(let number) = node.value { found = number.shown }
    return Diagnostic(
      .error,
      "SK0511",
      "expected \(expected) for \(type.quoted), found \(found)",
      at: node.location
    )
  }

  /// An object that was meant as `{"swift": …}`.
  static func misspelledExpression(_ key: JSONString, for type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0511",
      "no object fits \(type.quoted), and one with code has the key 'swift', not \(key.text.quoted)",
      at: key.location,
      suggestion: "swift"
    )
  }

  static func numberOutOfRange(_ number: String, _ type: SwiftType, at location: SourceLocation) -> Diagnostic
  {
    Diagnostic(.error, "SK0512", "\(number.shown) is out of the range of \(type.quoted)", at: location)
  }

  static func numberTooSmall(_ number: String, _ type: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0512",
      "\(number.shown) is too small for \(type.quoted), in which it becomes 0: write 0, or a number further from it",
      at: location
    )
  }

  static func numberInexact(
    _ number: String,
    _ type: SwiftType,
    nearest: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0515",
      "\(type.quoted) cannot hold \(number.shown), which becomes \(nearest) in it: write that, or use a type that can",
      at: location
    )
  }

  /// `expression` is the same by its bits.
  /// To Swift `-0` is an integer first, which has no sign of zero.
  static func zeroWithoutSign(_ type: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0515",
      "'-0' is 0 in Swift: for a \(type.quoted) below it write -0.0",
      at: location
    )
  }

  static func literalInexact(
    _ literal: String,
    _ type: SwiftType,
    expression: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0515",
      "\(type.quoted) has too few digits near 0 to hold \(literal.shown), as Swift warns: write \(expression),"
        + " or the default in JSON",
      at: location
    )
  }

  static func noSuchCase(_ name: JSONString, of type: TypeEntry) -> Diagnostic {
    let cases = type.schema.cases?.map(\.value) ?? []
    let suggestion = nearMiss(of: name.text, in: cases)
    return Diagnostic(
      .error,
      "SK0513",
      "the enum \(type.name.quoted) has no case \(name.text.quoted)" + known(cases, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }

  static func literalKeys(_ type: SwiftType, key: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0514",
      "the keys of JSON are strings, those of \(type.quoted) are \(key.quoted): write {} or {\"swift\": …}",
      at: location
    )
  }

  static func changesUnknownProperty(_ property: Located<String>, of domain: DomainEntry) -> Diagnostic {
    let names = domain.schema.declaredProperties?.map(\.name.value) ?? []
    let suggestion = nearMiss(of: property.value, in: names)
    return Diagnostic(
      .error,
      "SK0520",
      "the state of \(domain.name.quoted) has no property \(property.value.quoted)"
        + known(names, unless: suggestion),
      at: property.location,
      suggestion: suggestion
    )
  }

  /// `user.name` for a property `user`.
  static func changesPart(_ property: Located<String>, of domain: DomainEntry) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0520",
      "the state of \(domain.name.quoted) has no property \(property.value.quoted); 'set', 'toggle' and 'add' change whole"
        + " properties: leave that of a part to a handler",
      at: property.location
    )
  }

  /// `feed.count` for a child `feed`.
  static func changesPartOfChild(_ property: Located<String>, _ child: ChildSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0521",
      "\(property.value.quoted) lies in a child, which its own actions change: dispatch one of them by a bridge, or leave"
        + " the change to a handler",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  static func changesChild(_ property: Located<String>, _ child: ChildSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0521",
      "\(property.value.quoted) is a child, which its own actions change: name an own property, or"
        + " leave the change to a handler",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  static func setsOptionalChild(_ property: Located<String>, _ child: ChildSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0528",
      "\(property.value.quoted) is a child, which can be set to null alone: leave any other change to a handler",
      at: property.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  static func changesStateWrittenByHand(_ action: ActionSchema, _ type: Located<SwiftType>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0522",
      "the state is written by hand, so the schema knows no property to change: leave the change of"
        + " \(action.name.value.quoted) to a handler",
      at: action.changes[0].location,
      notes: [Note(message: "the state is \(type.value.quoted)", location: type.location)]
    )
  }

  static func changedTwice(_ property: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0523",
      "one action changes \(property.value.quoted) twice: leave one change out",
      at: property.location,
      notes: [Note(message: "the first change is here", location: first)]
    )
  }

  static func toggleNeedsBool(_ property: Located<String>, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0524",
      "only a 'Bool' can be toggled, and \(property.value.quoted) is \(type.quoted): use 'set'",
      at: property.location
    )
  }

  static func addNeedsNumber(_ property: Located<String>, _ type: SwiftType, isKnown: Bool) -> Diagnostic {
    let reason = isKnown ? "which is no number" : "which the schema does not know as a number"
    return Diagnostic(
      .error,
      "SK0525",
      "\(property.value.quoted) is \(type.quoted), \(reason): leave the change to a handler",
      at: property.location
    )
  }

  static func unknownPayloadValue(
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

  private static func propertyOfPayload(_ label: Located<String>, of action: ActionSchema) -> Diagnostic {
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

  /// `what` is like `no action of 'Users'`.
  static func neverSent(_ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0532",
      "\(what) can be sent, as there is no value of 'Never': give one of them another payload",
      at: location
    )
  }

  static func neverFound(
    _ child: ChildSchema,
    of domain: DomainEntry,
    id: SourceLocation,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0532",
      "no element of \(child.name.value.quoted) can be found, as the 'id' of \(domain.shownName.quoted) is a 'Never',"
        + " of which there is no value: give it another type",
      at: location,
      notes: [Note(message: "the 'id' is here", location: id)]
    )
  }

  static func neverRead(_ path: PathSchema) -> Diagnostic {
    let name = "@" + path.components.map(\.value).joined(separator: ".")
    return Diagnostic(
      .error,
      "SK0532",
      "\(name.quoted) is a 'Never', of which there is no value, so that the bridge would never dispatch anything:"
        + " read another property",
      at: path.components[0].location
    )
  }

  /// `{"swift": "code"}` in `set`, `add` or `with`.
  static func codeBesideAction(_ key: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0511",
      "code stands in defaults alone: 'set', 'add' and 'with' take a JSON value or one that an action brings, and a"
        + " handler computes others",
      at: key.location
    )
  }

  /// `@path` in `set`, for a value that is no text.
  static func pathInChange(_ path: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0511",
      "\(path.text.quoted) is read in the 'with' of a bridge alone, and 'set' takes a JSON value or \"$label\":"
        + " leave the change to a handler",
      at: path.location
    )
  }

  /// `meant` is like `$name` or `@name`, and `owner` has it.
  static func textIsName(_ text: JSONString, meant: String, of owner: String) -> Diagnostic {
    let what =
      meant.hasPrefix("$")
      ? "the payload of \(owner.quoted) has a value" : "the state of \(owner.quoted) has a property"
    return textInStead(text, "and \(what) of that name", suggestion: meant)
  }

  static func textSaysNil(_ text: JSONString, isOptional: Bool) -> Diagnostic {
    isOptional
      ? textInStead(text, "and no value is written null, without quotes", suggestion: "null")
      : textInStead(text, "as the type has no '?', so that there is always a value")
  }

  static func nameWithinValue(_ text: JSONString) -> Diagnostic {
    textInStead(text, "as it stands within another value: leave that to a handler")
  }

  static func textIsPathInChange(_ text: JSONString) -> Diagnostic {
    textInStead(text, "as only the 'with' of a bridge reads the state: leave the change to a handler")
  }

  private static func textInStead(_ text: JSONString, _ reason: String, suggestion: String? = nil)
    -> Diagnostic
  {
    Diagnostic(
      .warning,
      "SK0529",
      "\(text.text.quoted) is a text here, \(reason); where the text is meant, say so by \"allow\": [\"SK0529\"]",
      at: text.location,
      suggestion: suggestion
    )
  }

  /// The names that there are, where no single one is suggested.
  static func known(_ names: [String], unless suggestion: String?) -> String {
    guard suggestion == nil, !names.isEmpty else { return "" }
    let limit = 8
    let others = names.count > limit ? " and \(names.count - limit) others" : ""
    return others.isEmpty
      ? "; there is \(names.listed("and"))"
      : "; there is \(names.prefix(limit).map(\.quoted).joined(separator: ", "))\(others)"
  }
}

extension String {
  /// Whether a label of a payload is only the beginning of it.
  fileprivate func isMoreThanName(of payload: PayloadIndex) -> Bool {
    let name = String(String.UnicodeScalarView(unicodeScalars.prefix(while: Identifier.isContinuation)))
    return name != self && (contains(".") || payload.keys.contains(name))
  }
}

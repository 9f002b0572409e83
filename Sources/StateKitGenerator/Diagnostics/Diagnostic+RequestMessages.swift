/// What can be wrong with requests: SK0660 to SK0669.
extension Diagnostic {
  static func intoNeedsOneValue(_ into: Located<String>, of request: RequestSchema, count: Int) -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0660",
      "'into' keeps one value, and the output of \(request.name.value.quoted) has \(count == 0 ? "none" : "\(count)"):"
        + " declare a struct in 'types' for it, or leave 'into' out",
      at: into.location
    )
  }

  static func intoStateWrittenByHand(_ into: Located<String>, _ type: Located<SwiftType>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0661",
      "'into' declares a property, and the state \(type.value.quoted) is written by hand: leave 'into' out, and change"
        + " the state in the handler",
      at: into.location,
      notes: [Note(message: "the state is here", location: type.location)]
    )
  }

  static func everyIntoOne(_ policy: Located<PolicySchema>, of request: RequestSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0662",
      "with \"every\" several \(request.name.value.quoted) can run at once, and 'into' keeps one value: name an 'id', so"
        + " that there is a value for each, or choose another policy",
      at: policy.location
    )
  }

  static func unknownID(
    _ id: Located<String>,
    in what: String,
    _ payload: PayloadIndex
  ) -> Diagnostic {
    let suggestion = nearMiss(of: id.value, in: payload.keys)
    return Diagnostic(
      .error,
      "SK0663",
      "\(what) has no value \(id.value.quoted) that could be the 'id'"
        + known(payload.keys, unless: suggestion),
      at: id.location,
      suggestion: suggestion
    )
  }

  /// `remedy` is what else to do.
  static func notAnError(_ type: SwiftType, remedy: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0664",
      "\(type.quoted) is no Error, and nothing else can be thrown: \(remedy)",
      at: location
    )
  }

  /// `what` is like `the type 'FetchUsers'`.
  static func nestedEnumHides(
    _ what: String,
    _ request: RequestSchema,
    at location: SourceLocation?
  ) -> Diagnostic {
    let name = request.enumName
    return Diagnostic(
      .error,
      "SK0665",
      "the enum \(name.quoted) of the request \(request.name.value.quoted) would hide \(what): rename the request",
      at: request.name.location,
      notes: location.map { [Note(message: "it is here", location: $0)] } ?? []
    )
  }

  static func pathEndsAtRequest(_ name: Located<String>, _ request: RequestSchema) -> Diagnostic {
    let phases = request.phases.map { name.value + "." + $0.name.value }
    return Diagnostic(
      .error,
      "SK0666",
      "\(name.value.quoted) is a request, and the path must lead to an action: go on to one of its phases, "
        + phases.listed("or"),
      at: name.location
    )
  }

  static func unknownPhase(_ phase: Located<String>, of request: RequestSchema) -> Diagnostic {
    let names = request.phases.map(\.name.value)
    let suggestion = nearMiss(of: phase.value, in: names)
    return Diagnostic(
      .error,
      "SK0667",
      "the request \(request.name.value.quoted) has no phase \(phase.value.quoted)"
        + known(names, unless: suggestion),
      at: phase.location,
      suggestion: suggestion
    )
  }

  static func outputCalledLikeID(_ label: Located<String>, of request: RequestSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0668",
      "the 'success' of \(request.name.value.quoted) carries the \(label.value.quoted) of its input, too, as 'into' keeps"
        + " a value for each: rename one of the two",
      at: label.location
    )
  }

  static func idCalledLikeError(_ label: Located<String>, of request: RequestSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0668",
      "the 'failure' of \(request.name.value.quoted) carries the 'error' of its input, too, as 'into' keeps a value for"
        + " each: rename that",
      at: label.location
    )
  }
}

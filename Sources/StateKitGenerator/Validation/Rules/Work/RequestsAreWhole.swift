/// A request stores its result in one place: `into` holds one value, or one for each `id`, in a generated state.
struct RequestsAreWhole: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for domain in index.domains {
      for request in domain.schema.requests {
        if let into = request.into { check(into, of: request, in: domain, diagnostics) }
        checkID(of: request, index, diagnostics)
        if let debounce = request.debounce {
          diagnostics.report(.notLatest(request.policy, beside: debounce))
        }
      }
    }
  }

  private func check(
    _ into: Located<String>,
    of request: RequestSchema,
    in domain: DomainEntry,
    _ diagnostics: DiagnosticCollector
  ) {
    if domain.schema.declaredProperties == nil, let type = domain.schema.stateWrittenByHand {
      diagnostics.report(.intoStateWrittenByHand(into, type))
    }
    if let count = request.output?.count, count > 1 {
      diagnostics.report(.intoNeedsOneValue(into, of: request, count: count))
    }
    if let policy = request.policy, policy.value == .every, request.id == nil {
      diagnostics.report(.everyIntoOne(policy, of: request))
    }
    for label in (request.output ?? []).compactMap(\.label) {
      guard request.carried.contains(where: { $0.label?.value == label.value }) else { continue }
      diagnostics.report(.outputCalledLikeID(label, of: request))
    }
    if request.failure != nil, let label = request.carried.first?.label, label.value == "error" {
      diagnostics.report(.idCalledLikeError(label, of: request))
    }
  }

  private func checkID(
    of request: RequestSchema,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    guard let id = request.id, let input = request.input else { return }
    let what = "the input of \(request.name.value.quoted)"
    diagnostics.report(index.problem(ofID: id, in: PayloadIndex(input), what))
  }
}

extension SchemaIndex {
  /// The mistake in an `id` that does not name a `Hashable` value.
  func problem(ofID id: Located<String>, in payload: PayloadIndex, _ what: String) -> Diagnostic? {
    guard let found = payload[id.value] else { return .unknownID(id, in: what, payload) }
    guard let type = found.value.type, let gap = gap(in: type.value, for: .hashable) else { return nil }
    return .keyNotHashable(gap, in: type.value, declared: self.type(gap), at: type.location)
  }
}

extension DiagnosticCollector {
  func report(_ diagnostic: Diagnostic?) {
    if let diagnostic { report(diagnostic) }
  }
}

extension Diagnostic {
  fileprivate static func intoNeedsOneValue(
    _ into: Located<String>,
    of request: RequestSchema,
    count: Int
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0660",
      "'into' keeps one value, and the output of \(request.name.value.quoted) has \(count):"
        + " declare a struct in 'types' for it, or leave 'into' out",
      at: into.location
    )
  }

  fileprivate static func intoStateWrittenByHand(
    _ into: Located<String>,
    _ type: Located<SwiftType>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0661",
      "'into' declares a property, and the state \(type.value.quoted) is written by hand: list its 'properties', or"
        + " leave 'into' out and change the state in the handler",
      at: into.location,
      notes: [Note(message: "the state is here", location: type.location)]
    )
  }

  fileprivate static func everyIntoOne(
    _ policy: Located<PolicySchema>,
    of request: RequestSchema
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0662",
      "with \"every\" several \(request.name.value.quoted) can run at once, and 'into' keeps one value: name an 'id', so"
        + " that there is a value for each, or choose another policy",
      at: policy.location
    )
  }

  fileprivate static func unknownID(
    _ id: Located<String>,
    in what: String,
    _ payload: PayloadIndex
  ) -> Diagnostic {
    return .unknown(
      "SK0663",
      "\(what) has no value \(id.value.quoted) that could be the 'id'",
      at: id,
      among: payload.keys
    )
  }

  fileprivate static func outputCalledLikeID(
    _ label: Located<String>,
    of request: RequestSchema
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0668",
      "the 'success' of \(request.name.value.quoted) carries the \(label.value.quoted) of its input, too, as 'into' keeps"
        + " a value for each: rename one of the two",
      at: label.location
    )
  }

  fileprivate static func idCalledLikeError(_ label: Located<String>, of request: RequestSchema) -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0668",
      "the 'failure' of \(request.name.value.quoted) carries the 'error' of its input, too, as 'into' keeps a value for"
        + " each: rename that",
      at: label.location
    )
  }
}

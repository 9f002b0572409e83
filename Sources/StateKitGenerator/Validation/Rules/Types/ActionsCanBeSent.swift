/// Actions can be sent, and cases made: `Never` has no values, so an action or a case that needs such a value cannot be
/// made.
///
/// Only one of several actions may need such a value, and a request may only fail.
struct ActionsCanBeSent: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for enumCase in file.types.flatMap({ $0.schema.cases ?? [] }) {
      guard let type = (enumCase.payload ?? []).compactMap(\.type).first(where: \.value.isNever) else {
        continue
      }
      diagnostics.report(.neverThere(enumCase, at: type.location))
    }
    for domain in file.domains { checkActions(of: domain, diagnostics) }
  }

  /// Swift does not compile a switch over an enum whose values cannot be made.
  private func checkActions(of domain: DomainEntry, _ diagnostics: DiagnosticCollector) {
    let schema = domain.schema
    if schema.requests.isEmpty, schema.binds == nil, schema.children.isEmpty, !schema.isPartial,
      let type = noValue(of: schema.actions)
    {
      diagnostics.report(.neverSent("no action of \(domain.name.quoted)", at: type.location))
    }
    if !schema.isPartial, let type = noValue(of: schema.boundActions) {
      diagnostics.report(.neverSent("no action of 'binding'", at: type.location))
    }
    for request in schema.requests where !request.isPartial {
      guard let type = noValue(of: request.phases) else { continue }
      let what = "no phase of \(request.name.value.quoted)"
      diagnostics.report(.neverSent(what, at: type.location))
    }
  }

  /// The type that prevents the first action from being sent, if none of the actions can be sent.
  private func noValue(of actions: [ActionSchema]) -> Located<SwiftType>? {
    let types = actions.map { action in
      (action.payload ?? []).compactMap(\.type).first { $0.value.isNever }
    }
    return types.allSatisfy { $0 != nil } ? types.first ?? nil : nil
  }
}

extension Diagnostic {
  /// `what` is for example `no action of 'Users'`.
  fileprivate static func neverSent(_ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0532",
      "\(what) can be sent, as there is no value of 'Never': give one of them another payload",
      at: location
    )
  }

  fileprivate static func neverThere(_ enumCase: EnumCaseSchema, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0532",
      "the case \(enumCase.name.value.quoted) cannot be made, as there is no value of 'Never': leave it out",
      at: location
    )
  }
}

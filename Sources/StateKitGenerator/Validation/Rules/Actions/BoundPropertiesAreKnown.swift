/// `binds` names properties of the domain's own state, each once.
struct BoundPropertiesAreKnown: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    for domain in file.domains {
      guard let binding = domain.schema.binds else { continue }
      if domain.properties == nil, let type = domain.schema.stateWrittenByHand {
        diagnostics.report(.bindsStateWrittenByHand(binding, type))
        continue
      }
      var first: [String: SourceLocation] = [:]
      for name in binding.properties {
        if let location = first[name.value] {
          diagnostics.report(.boundTwice(name, first: location))
        } else if let problem = problem(of: name, in: domain) {
          diagnostics.report(problem)
        }
        first[name.value] = first[name.value] ?? name.location
      }
    }
  }

  private func problem(of name: Located<String>, in domain: DomainEntry) -> Diagnostic? {
    let schema = domain.schema
    // A state that could not be read has been reported.
    guard let properties = schema.declaredProperties,
      !properties.contains(where: { $0.name.value == name.value })
    else { return nil }
    if let request = schema.requests.first(where: { $0.into?.value == name.value }) {
      return .bindsResult(name, of: request)
    }
    if let child = domain.children[name.value] { return .bindsChild(name, child) }
    if schema.isPartial { return nil }
    let steps = name.value.split(separator: ".", maxSplits: 1)
    if steps.count == 2, let child = domain.children[String(steps[0])] {
      return .bindsBelow(name, child, String(steps[1]))
    }
    return .unknown(
      "SK0550",
      "the state of \(domain.name.quoted) has no property \(name.value.quoted) to bind",
      at: name,
      among: properties.map(\.name.value)
    )
  }
}

extension Diagnostic {
  fileprivate static func bindsChild(_ name: Located<String>, _ child: ChildSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0551",
      "\(name.value.quoted) is a child, which its own actions change: put 'binds' into the child's domain",
      at: name.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  fileprivate static func bindsBelow(_ name: Located<String>, _ child: ChildSchema, _ rest: String)
    -> Diagnostic
  {
    let domain = child.domain.map { " \($0.value.quoted)" } ?? ""
    return Diagnostic(
      .error,
      "SK0551",
      "\(name.value.quoted) belongs to a child: bind it in the child's domain\(domain), \"binds\": [\"\(rest.shown)\"]",
      at: name.location,
      notes: [Note(message: "the child is here", location: child.name.location)]
    )
  }

  fileprivate static func bindsResult(_ name: Located<String>, of request: RequestSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0551",
      "\(name.value.quoted) has the result of a request, which alone sets it: bind another property",
      at: name.location,
      notes: [Note(message: "the request is here", location: request.name.location)]
    )
  }

  fileprivate static func bindsStateWrittenByHand(
    _ binding: BindingSchema,
    _ type: Located<SwiftType>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0552",
      "the state is written by hand, so the schema knows no property to bind: list it under 'properties'",
      at: binding.properties[0].location,
      notes: [Note(message: "the state is \(type.value.quoted)", location: type.location)]
    )
  }

  fileprivate static func boundTwice(_ name: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0553",
      "\(name.value.quoted) is bound twice: leave one out",
      at: name.location,
      notes: [Note(message: "the first one is here", location: first)]
    )
  }
}

/// What can be wrong with references, to children, actions and properties: SK0601 to SK0619.
extension Diagnostic {
  static func unknownDomain(_ name: Located<String>, known names: [String]) -> Diagnostic {
    let suggestion = nearMiss(of: name.value, in: names)
    return Diagnostic(
      .error,
      "SK0601",
      "there is no domain \(name.value.quoted)" + known(names, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }

  static func domainContainsItself(_ cycle: [Containment]) -> Diagnostic {
    containsItself("SK0602", "domain", cycle, remedy: "remove one of these children")
  }

  static func unknownAction(
    _ name: Located<String>,
    in domain: DomainEntry,
    isLast: Bool
  ) -> Diagnostic {
    let names =
      domain.schema.children.map(\.name.value) + domain.schema.requests.map(\.name.value)
      + (isLast ? domain.schema.actions.map(\.name.value) : [])
    let suggestion = nearMiss(of: name.value, in: names)
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(domain.name.quoted) has no \(isLast ? "action" : "child") \(name.value.quoted)"
        + known(names, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }

  static func actionHasNoParts(_ action: Located<String>, next: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0611",
      "\(action.value.quoted) is an action, so nothing can follow it: leave out \(".\(next.value)".quoted)",
      at: next.location,
      notes: []
    )
  }

  static func pathEndsAtChild(_ child: Located<String>, of domain: DomainEntry) -> Diagnostic {
    let example =
      domain.schema.actions.first.map { ", for example \((child.value + "." + $0.name.value).quoted)" } ?? ""
    return Diagnostic(
      .error,
      "SK0612",
      "\(child.value.quoted) is a child, and the path must lead to an action: go on to one of its actions\(example)",
      at: child.location
    )
  }

  static func unknownProperty(_ name: Located<String>, in domain: DomainEntry) -> Diagnostic {
    let names =
      (domain.schema.declaredProperties ?? []).map(\.name.value) + domain.schema.children.map(\.name.value)
    return unknownProperty(name, of: "the state of \(domain.name.quoted)", names)
  }

  static func unknownProperty(_ name: Located<String>, of type: TypeEntry) -> Diagnostic {
    let names = (type.schema.properties ?? []).map(\.name.value)
    return unknownProperty(name, of: "the struct \(type.name.quoted)", names)
  }

  private static func unknownProperty(
    _ name: Located<String>,
    of owner: String,
    _ names: [String]
  ) -> Diagnostic {
    let suggestion = nearMiss(of: name.value, in: names)
    return Diagnostic(
      .error,
      "SK0613",
      "\(owner) has no property \(name.value.quoted)" + known(names, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }
}

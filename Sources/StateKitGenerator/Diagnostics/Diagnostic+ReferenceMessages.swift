/// What can be wrong with references, to children, actions and properties: SK0601 to SK0619.
extension Diagnostic {
  /// `needsUse` says that the name is of a module which the file does not use.
  static func unknownDomain(
    _ name: Located<String>,
    in index: SchemaIndex,
    needsUse: Bool
  ) -> Diagnostic {
    let elsewhere = index.modules.flatMap(\.domains)
    let names = name.value.contains(".") ? elsewhere.map(\.shownName) : index.domainNames
    let suggestion = nearMiss(of: name.value, in: names) ?? namesake(of: name.value, among: elsewhere)
    if suggestion == nil, index.type(.simple(name.value)) != nil { return childOfType(name) }
    let remedy = "; put the name of its module into 'uses' if it is another module's"
    return Diagnostic(
      .error,
      "SK0601",
      "there is no domain \(name.value.quoted)" + (needsUse ? remedy : known(names, unless: suggestion)),
      at: name.location,
      suggestion: suggestion
    )
  }

  private static func childOfType(_ name: Located<String>) -> Diagnostic {
    let type = name.value.quoted
    return Diagnostic(
      .error,
      "SK0601",
      "there is no domain \(type); \(type) is a type, of which a property of the state can be",
      at: name.location
    )
  }

  /// `[Item]` or `Item?`, where a child of another kind is meant.
  static func childWrittenAsType(
    _ name: Located<String>,
    of kind: ChildKind,
    _ domain: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0601",
      "there is no domain \(name.value.quoted): \(kind == .each ? "a list of children" : "a child that may be absent")"
        + " is { \"domain\": \"\(domain.shown)\", \"kind\": \"\(kind.rawValue)\" }",
      at: name.location
    )
  }

  /// The domain of another module that is called so, or nearly so.
  private static func namesake(of name: String, among domains: [DomainEntry]) -> String? {
    let names = domains.map(\.name)
    let namesake = names.contains(name) ? name : nearMiss(of: name, in: names)
    return domains.first { $0.name == namesake }?.shownName
  }

  static func domainContainsItself(_ cycle: [Containment]) -> Diagnostic {
    containsItself("SK0602", "domain", cycle, remedy: "remove one of these children")
  }

  static func elementsWithoutID(_ child: ChildSchema, of domain: DomainEntry, at location: SourceLocation)
    -> Diagnostic
  {
    let name = domain.schema.name
    return Diagnostic(
      .error,
      "SK0605",
      "each of \(child.name.value.quoted) needs an 'id' to be found by, and the state of \(name.value.quoted) has"
        + " none: give it a property 'id', for example \"id\": \"Int\"",
      at: location,
      notes: [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
    )
  }

  /// - Parameter ways: The paths to what is called so further below.
  static func unknownAction(
    _ name: Located<String>,
    in domain: DomainEntry,
    isLast: Bool,
    below ways: [String]
  ) -> Diagnostic {
    let names =
      domain.schema.children.map(\.name.value) + domain.schema.requests.map(\.name.value)
      + (isLast ? domain.schema.actions.map(\.name.value) : [])
    let suggestion = ways.count == 1 ? ways[0] : nearMiss(of: name.value, in: names)
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(domain.shownName.quoted) has no \(isLast ? "action" : "child") \(name.value.quoted)"
        + known(names, unless: suggestion),
      at: name.location,
      suggestion: suggestion
    )
  }

  /// A type in place of the action that carries it.
  static func typeForAction(_ name: Located<String>, in domain: DomainEntry) -> Diagnostic {
    let type = name.value.quoted
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(domain.shownName.quoted) has no action \(type); \(type) is a type, and a path leads to an action that"
        + " carries it",
      at: name.location
    )
  }

  /// `rest` is what follows a first component that there is not.
  static func actionPathBegins(
    _ first: Located<String>,
    in domain: DomainEntry,
    at rest: PathSchema
  ) -> Diagnostic {
    let name = domain.shownName.quoted
    return Diagnostic(
      .error,
      "SK0610",
      "the domain \(name) has no child \(first.value.quoted); a path begins with what is in \(name)",
      at: first.location,
      suggestion: rest.text
    )
  }

  /// The same of a path into the state.
  static func propertyPathBegins(
    _ first: Located<String>,
    in domain: DomainEntry,
    at rest: PathSchema
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0613",
      "the state of \(domain.shownName.quoted) has no property \(first.value.quoted);"
        + " a path begins with what is in it",
      at: first.location,
      suggestion: rest.text
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
      "\(child.value.quoted) is a child, and an action is needed here: go on to one of its actions\(example)",
      at: child.location
    )
  }

  static func unknownProperty(_ name: Located<String>, in domain: DomainEntry) -> Diagnostic {
    let names =
      (domain.schema.declaredProperties ?? []).map(\.name.value) + domain.schema.children.map(\.name.value)
    return unknownProperty(name, of: "the state of \(domain.shownName.quoted)", names)
  }

  static func unknownProperty(_ name: Located<String>, of type: TypeEntry) -> Diagnostic {
    let names = (type.schema.properties ?? []).map(\.name.value)
    return unknownProperty(name, of: "the struct \(type.shownName.quoted)", names)
  }

  static func unknownProperty(_ name: Located<String>, of type: SwiftType, _ names: [String]) -> Diagnostic {
    unknownProperty(name, of: type.quoted, names)
  }

  static func unknownProperty(
    _ name: Located<String>,
    ofElements child: ChildSchema,
    _ names: [String]
  ) -> Diagnostic {
    unknownProperty(name, of: "the list of \(child.name.value.quoted)", names)
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

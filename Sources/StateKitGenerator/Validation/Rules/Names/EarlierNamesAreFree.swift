/// An earlier name is not the present name of a declaration, and belongs to one declaration only, so that stored data
/// can be assigned to it.
struct EarlierNamesAreFree: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    let domains = index.domains.map(\.schema).filter { !$0.isOneOf }
    check(domains.map { EarlierNames(.domain, $0.name, $0.was) }, diagnostics)
    for type in index.types {
      check((type.schema.properties ?? []).map { EarlierNames(.property, $0.name, $0.was) }, diagnostics)
    }
    for domain in index.domains where domain.schema.invariants.contains(where: { !$0.was.isEmpty }) {
      check(domain.schema.invariants.map { EarlierNames(.invariant, $0.name, $0.was) }, diagnostics)
    }
    for domain in index.domains where domain.schema.hasEarlierNames {
      check(domain.schema.earlierNames, diagnostics)
    }
  }

  private func check(_ declarations: [EarlierNames], _ diagnostics: DiagnosticCollector) {
    guard declarations.contains(where: { !$0.was.isEmpty }) else { return }
    let present = Dictionary(grouping: declarations) { $0.name.value }
    var claims: [String: [(claim: Located<String>, owner: EarlierNames)]] = [:]
    for declaration in declarations {
      for name in declaration.was {
        let first = claims[name.value]?.first { declaration.isBeside($0.owner) }
        if name.value == declaration.name.value {
          diagnostics.report(.earlierNameIsPresent(name, of: declaration.kind))
        } else if let other = present[name.value]?.first(where: declaration.isBeside) {
          diagnostics.report(.earlierNameOfAnother(name, other.kind, at: other.name.location))
        } else if let first {
          diagnostics.report(.earlierNameTwice(name, first: first.claim.location))
        }
        claims[name.value, default: []].append((name, declaration))
      }
    }
  }
}

/// A declaration with its earlier names.
struct EarlierNames {
  let kind: NameKind
  let name: Located<String>
  let was: [Located<String>]

  init(_ kind: NameKind, _ name: Located<String>, _ was: [Located<String>]) {
    self.kind = kind
    self.name = name
    self.was = was
  }

  /// Whether the two declarations have names in a common scope. A child is a case of the action and a property of the
  /// state; an action or a request never clashes with a property.
  func isBeside(_ other: EarlierNames) -> Bool {
    (kind == .property) == (other.kind == .property) || kind == .child || other.kind == .child
  }
}

extension DomainSchema {
  fileprivate var hasEarlierNames: Bool {
    declaredProperties?.contains { !$0.was.isEmpty } ?? false || actions.contains { !$0.was.isEmpty }
      || requests.contains { !$0.was.isEmpty } || children.contains { !$0.was.isEmpty }
  }

  /// The declarations in a domain.
  fileprivate var earlierNames: [EarlierNames] {
    (declaredProperties ?? []).map { EarlierNames(.property, $0.name, $0.was) }
      + requests.compactMap(\.into).map { EarlierNames(.property, $0, []) }
      + actions.map { EarlierNames(.action, $0.name, $0.was) }
      + requests.map { EarlierNames(.request, $0.name, $0.was) }
      + children.map { EarlierNames(.child, $0.name, $0.was) }
  }
}

extension Diagnostic {
  fileprivate static func earlierNameIsPresent(_ name: Located<String>, of kind: NameKind) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0420",
      "the \(kind.rawValue) is called \(name.value.quoted) now: leave the name out of 'was'",
      at: name.location
    )
  }

  fileprivate static func earlierNameOfAnother(
    _ name: Located<String>,
    _ kind: NameKind,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0421",
      "values that were stored as \(name.value.quoted) belong to the \(kind.rawValue) that has this name now:"
        + " leave the name out of 'was'",
      at: name.location,
      notes: [Note(message: "the \(kind.rawValue) \(name.value.quoted) is here", location: location)]
    )
  }

  fileprivate static func earlierNameTwice(_ name: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0422",
      "the earlier name \(name.value.quoted) is given twice: leave one of them out",
      at: name.location,
      notes: [Note(message: "the first one is here", location: first)]
    )
  }
}

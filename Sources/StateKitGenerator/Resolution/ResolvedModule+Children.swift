extension ResolvedModule {
  /// The domain that a child names.
  func domain(of child: ChildSchema, in parent: ResolvedDomain) -> Resolved<ResolvedChild> {
    guard let name = child.domain else { return .reported }
    if let domain = domain(name.value) {
      index.symbols?.record(name, .domain(domain.entry))
      return .value(ResolvedChild(child, in: parent, domain))
    }
    guard index.isComplete else { return .reported }
    if let (domain, kind) = name.value.childMeant {
      diagnostics.report(.childWrittenAsType(name, of: kind, domain))
    } else {
      let isElsewhere = name.value.moduleOfDomain.map { !parent.entry.uses.contains($0) } ?? false
      diagnostics.report(.unknownDomain(name, in: index, needsUse: isElsewhere))
    }
    return .reported
  }
}

extension String {
  /// `Accounts` for the domain `Accounts.Users`.
  var moduleOfDomain: String? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty ? String(parts[0]) : nil
  }
}

extension Diagnostic {
  /// `needsUse` means that the name is of a module that the file does not use.
  fileprivate static func unknownDomain(
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
    ).mended(by: needsUse ? name.value.moduleOfDomain : nil, in: FileKey.uses)
  }

  fileprivate static func childOfType(_ name: Located<String>) -> Diagnostic {
    let type = name.value.quoted
    return Diagnostic(
      .error,
      "SK0601",
      "there is no domain \(type); \(type) is a type for properties of the state",
      at: name.location
    )
  }

  /// The message for `[Item]` or `Item?`, which mean a child of another kind.
  fileprivate static func childWrittenAsType(
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

  /// The domain of another module with this name or nearly this name.
  fileprivate static func namesake(of name: String, among domains: [DomainEntry]) -> String? {
    let names = domains.map(\.name)
    let namesake = names.contains(name) ? name : nearMiss(of: name, in: names)
    return domains.first { $0.name == namesake }?.shownName
  }
}

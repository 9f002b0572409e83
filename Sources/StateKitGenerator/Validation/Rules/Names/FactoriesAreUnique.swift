/// The factories of domains have different names, and do not have names of the runtime: `URLLoader` and `UrlLoader`
/// would clash.
struct FactoriesAreUnique: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    var first: [String: Located<String>] = [:]
    for domain in index.domains {
      let name = domain.schema.name
      // A malformed name must change first.
      guard NamesAreWellFormed.problem(.domain, name) == nil else { continue }
      let factory = MemberName.of(domain: name.value)
      if RuntimeNames.factories.contains(factory) {
        diagnostics.report(.runtimeFactory(factory, of: name))
      }
      if let other = first[factory], other.value != name.value {
        diagnostics.report(.factoryClash(factory, name, first: other))
      }
      if first[factory] == nil { first[factory] = name }
    }
  }
}

extension Diagnostic {
  fileprivate static func factoryClash(
    _ factory: String,
    _ name: Located<String>,
    first: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0406",
      "the domains \(name.value.quoted) and \(first.value.quoted) would both have factories called"
        + " \(factory.quoted): rename one of them",
      at: name.location,
      notes: [Note(message: "the domain \(first.value.quoted) is here", location: first.location)]
    )
  }

  fileprivate static func runtimeFactory(_ factory: String, of name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0409",
      "the domain \(name.value.quoted) would have factories called \(factory.quoted), as StateKit's own are:"
        + " choose another name",
      at: name.location
    )
  }
}

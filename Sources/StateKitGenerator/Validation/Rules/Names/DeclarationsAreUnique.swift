/// Domains have different names, and so have declared and generated types, in all files together.
struct DeclarationsAreUnique: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    var domains = NameScope(diagnostics, expecting: index.domains.count)
    // Most domains have five types.
    var types = NameScope(diagnostics, expecting: index.types.count + index.domains.count * 5)
    for type in index.types {
      types.declare(type.name, "the type \(type.name.quoted)", type.schema.name.location)
    }
    for domain in index.domains {
      let location = domain.schema.name.location
      guard domains.declare(domain.name, description(of: domain.schema), location) else { continue }
      for name in domain.generatedTypeNames {
        types.declare(
          name,
          "the type \(name.quoted) generated for the domain \(domain.name.quoted)",
          location
        )
      }
    }
  }

  private func description(of domain: DomainSchema) -> String {
    let what = "the domain \(domain.name.value.quoted)"
    guard case .oneOf(let child, _) = domain.state else { return what }
    return what + " made for the child \(child.quoted)"
  }
}

/// A condition that always holds in a domain, with the properties that it reads.
struct ResolvedInvariant {
  let schema: InvariantSchema
  let holds: Resolved<ResolvedCondition>
}

extension ResolvedModule {
  func invariant(_ invariant: InvariantSchema, of domain: ResolvedDomain) -> ResolvedInvariant {
    ResolvedInvariant(schema: invariant, holds: condition(invariant.holds, of: domain, given: nil))
  }
}

/// A request with its phases.
final class ResolvedRequest {
  let schema: RequestSchema
  /// The cases of the nested enum.
  let phases: [ActionSchema]
  /// The action that ends the request; nil if the request ends only with its work.
  private(set) lazy var until: Resolved<ResolvedActionPath>? = schema.until.map {
    domain.module.action(at: $0, in: domain)
  }
  private unowned let domain: ResolvedDomain

  init(_ schema: RequestSchema, of domain: ResolvedDomain) {
    self.schema = schema
    self.domain = domain
    self.phases = schema.phases
  }
}

/// What a picture of a module shows: its domains as they contain each other, what is in them, and what follows from
/// what. All formats are printed from it.
package struct Graph: Equatable, Sendable {
  /// Each before those in it, in the order of the schemas. A domain is there once for each place that it has.
  package let domains: [GraphDomain]
  /// In the order of the domains.
  package let items: [GraphItem]
  package let links: [GraphLink]
}

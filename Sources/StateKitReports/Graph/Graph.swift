/// What a picture of a module shows: its domains as they contain each other, what is in them, and what follows from
/// what. All formats are printed from it.
package struct Graph: Equatable, Sendable {
  /// Each before those in it, in the order of the schemas. A domain is there once for each place that it has.
  package let domains: [GraphDomain]
  /// In the order of the domains.
  package let items: [GraphItem]
  package let links: [GraphLink]
}

extension Graph {
  /// How many domains a picture has at most: a domain that is the child of several is drawn for each of them, so that
  /// a short schema can make any number.
  package static let limit: Int = 2_000
}

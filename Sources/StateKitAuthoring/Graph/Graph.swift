/// The content of a picture of a module: its domains, their items, and the links between items. All formats
/// are printed from it.
package struct Graph: Equatable, Sendable {
  /// The domains, parents before their children, in the order of the schemas. A domain with several parents is listed once
  /// for each.
  package let domains: [GraphDomain]
  /// The items in the order of their domains.
  package let items: [GraphItem]
  package let links: [GraphLink]

  /// The names of the outermost domains.
  var name: String { domains.filter { $0.parent == nil }.map(\.name).joined(separator: ", ") }
}

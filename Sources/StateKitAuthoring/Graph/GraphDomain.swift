/// A domain at its place in the graph.
package struct GraphDomain: Equatable, Sendable {
  /// The position of the parent; nil for a domain without one.
  package let parent: Int?
  /// The number of domains around this one.
  package let depth: Int
  /// The name of the child in its parent, or the domain's own name.
  package let name: String
  /// The names from the outermost domain: `App.feed.rows`.
  package let path: String
  /// `rows: [Row]`, `detail: Detail?`, `till: Cafe.Till`; only the name for a domain without a parent.
  package let title: String
  package let documentation: String?
  /// The module that declares the domain; nil for the module of the graph.
  package var module: String? = nil
  /// The positions of the domain's items.
  package let items: Range<Int>
}

/// A domain in its place.
package struct GraphDomain: Equatable, Sendable {
  /// The position of the domain that this one is in; nil for one that no other has as a child.
  package let parent: Int?
  /// How many domains this one is in.
  package let depth: Int
  /// What its parent calls it, or its own name.
  package let name: String
  /// `rows: [Row]`, `detail: Detail?`, `till: Cafe.Till`; its name alone where it is in no other.
  package let title: String
  package let documentation: String?
  /// The positions of the items in it.
  package let items: Range<Int>
}

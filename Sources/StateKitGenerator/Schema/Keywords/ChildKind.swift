/// The number of a child's instances.
package enum ChildKind: String, CaseIterable {
  /// Always one.
  case one
  /// At most one.
  case optional
  /// A list, each element with an id.
  case each

  /// The keyword of a schema that leaves it out.
  package static let standard = ChildKind.one
}

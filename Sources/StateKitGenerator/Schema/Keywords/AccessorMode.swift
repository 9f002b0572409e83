/// The choice of the optional enum accessors to generate.
package enum AccessorMode: String, CaseIterable {
  /// Get and set.
  case full
  /// Only get.
  case read
  case none

  /// The keyword of a schema that leaves it out.
  package static let standard = AccessorMode.read
}

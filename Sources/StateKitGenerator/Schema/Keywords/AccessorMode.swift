/// The choice of the optional enum accessors to generate.
package enum AccessorMode: String, CaseIterable {
  /// Get and set.
  case full
  /// Only get, and a list of the key paths.
  case indexed
  /// Only get.
  case read
  case none

  /// The keyword of a schema that leaves it out.
  package static let standard = AccessorMode.read

  /// Whether the key paths to the actions are listed, by which the runtime finds their numbers.
  var listsKeyPaths: Bool { self == .full || self == .indexed }
}

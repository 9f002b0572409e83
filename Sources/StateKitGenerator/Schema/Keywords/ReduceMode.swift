/// The author of the code that reduces an action.
package enum ReduceMode: String, CaseIterable {
  /// A method that the user writes.
  case handler
  /// Without code: the state stays unchanged.
  case none

  /// The keyword of a schema that leaves it out.
  package static let standard = ReduceMode.handler
}

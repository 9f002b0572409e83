/// The effect of a new operation on a running one.
package enum PolicySchema: String, CaseIterable {
  /// The running operation is cancelled.
  case latest
  /// The new operation is skipped.
  case first
  /// Both operations run.
  case every
  /// The new operation waits for the end of all earlier ones.
  case queue

  /// The keyword of a schema that leaves it out.
  package static let standard = PolicySchema.latest
}

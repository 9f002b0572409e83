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
  /// The new operation waits for the end of the running one, in place of one that waits already.
  case again

  /// Whether a new operation waits while another one runs.
  package var waits: Bool { self == .queue || self == .again }

  /// The keyword of a schema that leaves it out.
  package static let standard = PolicySchema.latest
}

/// The result of an effect's work.
package enum EffectKind: String, CaseIterable {
  /// One value.
  case task
  /// Any number of values.
  case stream
  /// No value.
  case fireAndForget
  /// An action at each interval, without a closure.
  case timer

  /// The keyword of a schema that leaves it out.
  package static let standard = EffectKind.task
}

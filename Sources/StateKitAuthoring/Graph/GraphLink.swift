/// A link from an item to an item that follows from it.
package struct GraphLink: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case bridge
    /// An action starts an effect, or an effect gives an action.
    case effect
    /// A request gives its success or failure.
    case request
  }

  package let kind: Kind
  /// The positions of the two items.
  package let source: Int
  package let target: Int
  /// `settings.isOn` or `!settings.isOn`, as the schema spells it.
  package let condition: String?
  package let documentation: String?
  /// The place in the schema that declares the link.
  package var location: GraphLocation? = nil
  /// Whether bridges lead from the target back to the source.
  package var isInCycle: Bool = false

  /// The text at the arrow; empty for a link that needs no text.
  var label: String {
    [isInCycle ? "↻" : nil, condition.map { "when \($0)" }].compactMap(\.self).joined(separator: " ")
  }
}

/// The events of a state that start an effect or a bridge, in place of an action.
package enum StateEventWord: String, CaseIterable {
  /// A property or a child changes.
  case onChange
  /// A child, an element or the domain itself comes.
  case onMade
  /// A child, an element or the domain itself goes.
  case onGone
}

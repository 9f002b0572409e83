/// The kind of thing that a text of a schema names: the string at a place, or a key that the author chose.
package enum NameRole: Equatable, Sendable {
  /// A path to an action, or with `*` to all actions of a domain.
  case actions(allowsAll: Bool)
  /// The key of a reaction.
  case reaction
  /// A path into the state that a condition tests, or a value of the payload.
  case condition
  /// A path into the state, without `@`.
  case state
  /// A path to a child that comes and goes.
  case passing
  case domain, module, type, payload
  /// A property with its type: `Bool = false`.
  case property
  /// A key of `set` and other changes, or an entry of `toggle`, `pop` and `binds`.
  case changed(Change)
  /// A value that is assigned, passed or compared. The keys of an object here name the parts of a new value.
  case value(Value)
  /// A key of `with` in a bridge.
  case givenLabel
  /// `$label`, without further steps.
  case id
  /// A label without `$`.
  case sensitive
  case initialCase
  /// A property of the child that follows another one.
  case follower
  case diagnosticCode

  package enum Change: Sendable { case set, toggle, add, elements, pop, bind }

  /// The source of a value's type.
  package enum Value: Sendable {
    /// The property that is its key.
    case property
    /// The elements of the list that is its key.
    case element
    /// The label of the dispatched action that is its key.
    case label
    /// Any property of the state.
    case anyProperty
    /// The property of the condition.
    case tested
    /// The type that is declared beside the value.
    case declared
  }
}

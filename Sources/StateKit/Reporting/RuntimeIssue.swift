/// A mistake of the app that was found at run time and does not stop it.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
  /// The kinds of issues.
  public enum Kind: Sendable, Hashable {
    /// An action was dispatched for an absent child: an optional one that is nil, or an element that was removed.
    case absentChild
    /// Actions derived one another more often than `StoreConfiguration.derivedActionLimit` allows.
    case endlessDerivation
    /// An action started a declared request or effect whose closure was not registered.
    case missingEffect
    /// An action or a side effect cannot reach the store of a `DomainHost` that was created without `dispatch` or `state`.
    case hostWithoutStore
    /// The reducers of a store called `reduce` of a `DomainHost` more than once for one action.
    case repeatedReduce
    /// An effect waits for actions, but the store's actions cannot be converted to them.
    case unheardActions
    /// An action dismisses its domain, and a closure called the reducer of that domain as a function, so that it stays.
    case lostDismissal
    /// A handler wrote a property of a child that follows or shares one of the parent, which overwrote it.
    case overwrittenProperty
    /// An invariant of a schema does not hold after an action, or in a first state.
    case brokenInvariant
    /// A side effect, or closures for declared effects, were registered for a type of actions that is not in the tree
    /// of the store's actions.
    case unknownActionType
    /// A list of closures for declared effects has two for one effect at one place.
    case repeatedEffects
    /// Twenty side effects were registered by key paths that the schema does not list, so that each is tried on many
    /// actions.
    case unlistedKeyPaths
  }

  /// The kind.
  public let kind: Kind
  /// A sentence or two, for example `12 actions were derived from one, so the next was dropped.`
  public let message: String
  /// The place of the action or the registration, if it is known.
  public let source: ActionSource?

  init(_ kind: Kind, _ message: String, source: ActionSource?) {
    self.kind = kind
    self.message = message
    self.source = source
  }

  /// The message with its place in front.
  public var description: String {
    source.map { "\($0.place): \(message)" } ?? message
  }
}

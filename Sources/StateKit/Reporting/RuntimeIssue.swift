/// Something that went wrong while an app ran: a mistake of the app that is no reason to stop it.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
  /// What kinds there are.
  public enum Kind: Sendable, Hashable {
    /// An action came for a child that is not there: an optional one that is nil, an element that was removed.
    case absentChild
    /// Actions gave rise to one another more often than `StoreConfiguration.derivedActionLimit` allows.
    case endlessDerivation
    /// An action started a declared request or effect for which nobody has registered a closure.
    case missingEffect
    /// A side effect, or what declared effects need, was registered for a type of actions that the tree of the
    /// store's actions does not have.
    case unknownActionType
  }

  /// The kind.
  public let kind: Kind
  /// A sentence or two, for example `12 actions came of one, so the next was dropped.`
  public let message: String
  /// Where the action or the registration stands, if that is known.
  public let source: ActionSource?

  init(_ kind: Kind, _ message: String, source: ActionSource?) {
    self.kind = kind
    self.message = message
    self.source = source
  }

  /// The message with its place.
  public var description: String {
    source.map { "\($0.place): \(message)" } ?? message
  }
}

/// The phases of a generated request: an enum nested in the action of its domain, such as `UsersAction.FetchUsers`.
///
/// Generated code conforms to it; nothing else needs to.
public protocol RequestAction: Sendable {
  /// The position of this phase among those of the request: request, success, failure.
  var phaseIndex: Int { get }
}

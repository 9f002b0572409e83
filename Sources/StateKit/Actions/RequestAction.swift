/// The phases of a generated request: an enum nested in the action of its domain, such as `UsersAction.FetchUsers`.
///
/// Generated code conforms to it; other code does not need to.
public protocol RequestAction: Sendable {
  /// The position of this phase among the phases of the request: request, success, failure.
  var phaseIndex: Int { get }
}

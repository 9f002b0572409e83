/// The phases of a generated request: an enum nested in the action of its domain, such as `UsersAction.FetchUsers`. The
/// enum of the bound properties of a domain, such as `SettingsBinding`, is another such group of leaves.
///
/// Generated code conforms to it; other code does not need to.
public protocol _RequestAction: Sendable {
  /// The position of the phase in the order request, success, failure, or of the bound property among those of its domain.
  var phaseIndex: Int { get }
}

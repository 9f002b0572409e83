/// The action of a generated domain whose schema lists properties under `binds`, which views set.
///
/// Generated code conforms to it; other code does not need to.
public protocol BindableDomainAction: DomainAction {
  /// Has a member for each bound property, so that `\.name` names one of them, and any other name does not compile.
  associatedtype BoundProperties

  /// The bound properties; for internal use. The name has an underscore, because an action may be called
  /// `boundProperties`.
  static var _boundProperties: BoundProperties { get }
}

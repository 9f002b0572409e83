#if Inspector
/// The reason why an `Inspector` does not start.
///
///     do {
///       inspector = try await Inspector.start(store)
///     } catch InspectorError.releaseBuild {
///       // A build without DEBUG.
///     }
public enum InspectorError: Error, Equatable, CustomStringConvertible {
  /// The build has no `DEBUG`, and the configuration does not allow that.
  case releaseBuild
  /// A file or folder of schemas cannot be read, or has an error; the text says where and why, as in
  /// `Shop.statekit.json:12: there is no domain 'Cart'`.
  case unreadableSchemas(String)
  /// The port is taken, or the system does not let the app listen; 0 is any port.
  case cannotListen(port: UInt16, reason: String)

  /// The text, which says what to do.
  public var description: String {
    switch self {
    case .releaseBuild:
      "The inspector does not start in a build without DEBUG: it shows the state of the app to whoever has its address. "
        + "Set 'allowsReleaseBuilds' in its configuration if that is wanted."
    case .unreadableSchemas(let reason): "The schemas for the inspector cannot be read: \(reason)"
    case .cannotListen(let port, let reason):
      "The inspector cannot listen on port \(port): \(reason). Set another 'port' in its configuration, or 0 for any."
    }
  }
}
#endif

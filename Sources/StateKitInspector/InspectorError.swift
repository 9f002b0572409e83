#if Inspector
/// The reason why an `Inspector` does not start.
///
///     do {
///       inspector = try await Inspector.start(store)
///     } catch InspectorError.releaseBuild {
///       // A build without DEBUG.
///     }
public enum InspectorError: Error, Equatable, CustomStringConvertible {
  /// This is a build without `DEBUG`, and `allowsReleaseBuilds` of the configuration is false.
  case releaseBuild
  /// A file or folder of schemas cannot be read, or has an error; the text tells the place and the reason, as in
  /// `Shop.statekit.json:12: there is no domain 'Cart'`.
  case unreadableSchemas(String)
  /// The port is taken, or the system does not allow the app to listen; port 0 stands for any free one.
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

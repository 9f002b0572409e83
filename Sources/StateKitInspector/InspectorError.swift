#if Inspector
/// The reason why an `Inspector` does not start.
public enum InspectorError: Error, Equatable, CustomStringConvertible {
  /// The build has no `DEBUG`, and the configuration does not allow that.
  case releaseBuild
  /// A file or folder of schemas cannot be read.
  case unreadableSchemas(String)

  /// The text, which says what to do.
  public var description: String {
    switch self {
    case .releaseBuild:
      "The inspector does not start in a build without DEBUG: it shows the state of the app to whoever has its address. "
        + "Set 'allowsReleaseBuilds' in its configuration if that is wanted."
    case .unreadableSchemas(let reason): "The schemas for the inspector cannot be read: \(reason)"
    }
  }
}
#endif

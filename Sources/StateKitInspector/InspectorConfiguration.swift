#if Inspector
/// The settings of an `Inspector`; each has a default.
public struct InspectorConfiguration: Sendable {
  /// The port; 0 for any that is free.
  public var port: UInt16
  /// Whether other devices in the network may open the page: a browser on a Mac that looks at an app on a phone.
  /// Otherwise only programs on the same device reach it. The connection is not encrypted.
  public var isOpenToNetwork: Bool
  /// The number of lines that the app keeps for the page, and to which it can go back. Older ones are forgotten.
  public var historyLength: Int
  /// Whether the inspector starts in a build without `DEBUG`.
  public var allowsReleaseBuilds: Bool
  /// Receives the message with the address of the page; by default it is printed.
  public var announce: @Sendable (String) -> Void

  /// Creates a configuration.
  public init(
    port: UInt16 = 0,
    isOpenToNetwork: Bool = false,
    historyLength: Int = 10_000,
    allowsReleaseBuilds: Bool = false,
    announce: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.port = port
    self.isOpenToNetwork = isOpenToNetwork
    self.historyLength = max(1, historyLength)
    self.allowsReleaseBuilds = allowsReleaseBuilds
    self.announce = announce
  }
}
#endif

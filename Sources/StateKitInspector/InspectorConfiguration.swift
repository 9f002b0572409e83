#if Inspector
/// The settings of an `Inspector`; each has a default.
///
///     // For a browser on a Mac that looks at an app on a phone.
///     InspectorConfiguration(port: 8080, isOpenToNetwork: true)
public struct InspectorConfiguration: Sendable {
  /// The port of the page, for example 8080; 0 for any free port.
  public var port: UInt16
  /// Whether other devices in the network may open the page, for example a browser on a Mac that inspects an app on a
  /// phone. Otherwise only programs on the same device can. The connection is not encrypted.
  public var isOpenToNetwork: Bool
  /// The number of lines that the app keeps for the page, and to which it can go back: at least 1. There is a line for
  /// each action, for the beginning and the end of each effect, and for each state that the page puts into the app.
  /// Each line keeps its state; states share the parts that did not change. Older lines are forgotten.
  public var historyLength: Int {
    didSet { historyLength = max(1, historyLength) }
  }
  /// Whether the inspector starts in a build without `DEBUG`.
  public var allowsReleaseBuilds: Bool
  /// Receives the message with the address of the page, as in `StateKit inspector: http://127.0.0.1:50123/?token=…`; by
  /// default it is printed.
  public var announce: @Sendable (String) -> Void

  /// Creates a configuration. By default the page is only for this device, has any free port, and shows the last 10,000
  /// lines.
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

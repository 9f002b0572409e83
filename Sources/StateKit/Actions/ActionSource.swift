/// Where an action comes from. It goes with each action through the whole pipeline.
///
///     store.dispatch(.lifecycle(.didBecomeActive))  // file, function and line of this call
///
/// A bridged action keeps the source of the original; its `info` gains a line that names the bridge.
public struct ActionSource: Sendable {
  /// The file as `#fileID` gives it, for example `MyApp/AppDelegate.swift`.
  public let file: String
  /// The function as `#function` gives it.
  public let function: String
  /// The line in the file.
  public let line: UInt

  private let note: String?
  private let lastBridge: BridgeTrace?

  /// Makes a source; by default the place of the call.
  public init(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) {
    self.init(file: file, function: function, line: line, note: info, lastBridge: nil)
  }

  private init(file: String, function: String, line: UInt, note: String?, lastBridge: BridgeTrace?) {
    self.file = file
    self.function = function
    self.line = line
    self.note = note
    self.lastBridge = lastBridge
  }

  /// What more there is to know: what was given by hand, then a line for each bridge on the way. The text is made
  /// when it is read, so a bridge costs nothing for it.
  public var info: String? {
    var lines: [String] = lastBridge?.descriptions ?? []
    if let note { lines.insert(note, at: 0) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The source of an action that a bridge derived from one with this source.
  func bridged(from action: any Sendable, at site: BridgeSite) -> ActionSource {
    let trace = BridgeTrace(action: action, site: site, previous: lastBridge)
    return ActionSource(file: file, function: function, line: line, note: note, lastBridge: trace)
  }
}

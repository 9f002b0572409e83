/// Where an action comes from. It goes with each action through the whole pipeline.
///
///     store.dispatch(.lifecycle(.didBecomeActive))  // file, function and line of this call
///
/// A bridged action keeps the source of the original; its `info` gains a line that names the bridge. All that led to
/// an action is in `causes`.
public struct ActionSource: Sendable {
  /// The file as `#fileID` gives it, for example `MyApp/AppDelegate.swift`.
  public let file: String
  /// The function as `#function` gives it.
  public let function: String
  /// The line in the file; 0 where it is not known, as that of a schema in code that names none.
  public let line: UInt

  @usableFromInline let note: String?
  /// The last step of the way here.
  @usableFromInline let lastCause: CausalLink?
  /// What counts the actions that one has given rise to; nil for one that came from outside.
  @usableFromInline let derivation: Derivation?

  /// Makes a source; by default the place of the call.
  @inlinable public init(
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) {
    self.init(file: file, function: function, line: line, note: info, lastCause: nil, derivation: nil)
  }

  @inlinable init(
    file: String,
    function: String,
    line: UInt,
    note: String?,
    lastCause: CausalLink?,
    derivation: Derivation?
  ) {
    self.file = file
    self.function = function
    self.line = line
    self.note = note
    self.lastCause = lastCause
    self.derivation = derivation
  }

  /// `MyApp/AppDelegate.swift:118`, or the file alone.
  var place: String { line == 0 ? file : "\(file):\(line)" }

  /// What more there is to know: what was given by hand, then a line for each bridge on the way. The text is made
  /// when it is read, so a bridge costs nothing for it.
  public var info: String? {
    var lines: [String] = lastCause?.steps.prefix { $0.isBridge }.map(\.bridgeDescription).reversed() ?? []
    if let note { lines.insert(note, at: 0) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The actions that led here, the first one first: each gave rise to the next, the last to this one. Through
  /// effects that wait the way can be endless; then the newest hundred steps at least are kept.
  public var causes: [ActionCause] {
    lastCause.map { $0.steps.reversed() } ?? []
  }

  /// The source of an action that a bridge derived from one with this source.
  func bridged(from action: any Sendable, at site: BridgeSite) -> ActionSource {
    let route = ActionCause.Route.bridge(file: site.file, function: site.function, line: site.line)
    return with(CausalLink(ActionCause(action, by: route, from: self), after: lastCause), derivation)
  }

  /// Whether no other action has led to the one with this source.
  var isFirst: Bool { lastCause == nil && derivation == nil }

  /// The source of an action that comes from outside of what a store handles at the moment.
  var anew: ActionSource { with(lastCause?.shortened, nil) }

  func with(_ lastCause: CausalLink?, _ derivation: Derivation?) -> ActionSource {
    ActionSource(
      file: file,
      function: function,
      line: line,
      note: note,
      lastCause: lastCause,
      derivation: derivation
    )
  }
}

extension ActionSource: Hashable {
  /// Whether both name the same place and say the same: file, function, line and `info`, in which each bridge on the way
  /// has a line. What else has led to the actions, their `causes`, does not matter.
  public static func == (left: ActionSource, right: ActionSource) -> Bool {
    left.line == right.line && left.file == right.file && left.function == right.function
      && left.info == right.info
  }

  /// Hashes file, function, line and `info`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(function)
    hasher.combine(line)
    hasher.combine(info)
  }
}

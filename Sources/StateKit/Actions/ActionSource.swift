/// The place that an action comes from. It accompanies the action through the whole pipeline.
///
///     store.dispatch(.lifecycle(.didBecomeActive))  // file, function and line of this call
///
/// A bridged action keeps the source of the original; its `info` gains a line that names the bridge. The actions that
/// led to it are in `causes`.
public struct ActionSource: Sendable {
  /// The file as `#fileID` gives it, for example `MyApp/AppDelegate.swift`.
  public let file: String
  /// The function as `#function` gives it.
  public let function: String
  /// The line in the file; 0 if it is unknown, as for a schema whose generated code has no line numbers.
  public let line: UInt

  @usableFromInline let note: String?
  /// The last step of the chain that led to this action.
  @usableFromInline let lastCause: CausalLink?
  /// The counter of actions derived from one outside action; nil for an action that came from outside.
  @usableFromInline let derivation: Derivation?

  /// Creates a source, by default that of the call.
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

  /// `MyApp/AppDelegate.swift:118`, or the file without a line.
  package var place: String { line == 0 ? file : "\(file):\(line)" }

  /// Additional information: the text given by hand, then a line for each bridge that led to this action. The text is
  /// composed when it is read, so bridges do not pay for it.
  public var info: String? {
    var lines: [String] = lastCause?.steps.prefix { $0.isBridge }.map(\.bridgeDescription).reversed() ?? []
    if let note { lines.insert(note, at: 0) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The actions that led to this one, oldest first: each caused the next, and the last one caused this action. A chain
  /// through waiting effects can be endless, so only the newest steps are kept, at least a hundred.
  public var causes: [ActionCause] {
    lastCause.map { $0.steps.reversed() } ?? []
  }

  /// The same actions as in `causes`, newest first; they are not copied.
  package var causesFromLast: some Sequence<ActionCause> {
    sequence(first: lastCause, next: { $0?.previous }).lazy.prefix { $0 != nil }.compactMap { $0?.cause }
  }

  /// The source of the action that a bridge derives from an action with this source.
  ///
  /// - Parameter number: The number of the action among those that its store handled; 0 if it is unknown.
  func bridged(from action: any Sendable, number: Int = 0, at site: BridgeSite) -> ActionSource {
    let cause = ActionCause(action, number: number, by: .bridge(site), from: self)
    return with(CausalLink(cause, after: lastCause), derivation)
  }

  /// Whether the action with this source was not caused by another action.
  var isFirst: Bool { lastCause == nil && derivation == nil }

  /// Whether the action is the first of a run.
  @MainActor var startsRun: Bool { derivation?.isStartingRun ?? false }

  /// The source of an action that belongs to runs, besides those that it belongs to anyway.
  @MainActor func partOf(_ runs: [EffectRun]) -> ActionSource {
    with(lastCause, derivation?.with(runs) ?? Derivation(runs: runs))
  }

  /// The source of an action that comes from outside the action that the store is handling.
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
  /// Whether both have the same file, function, line and `info`, which has a line for each bridge. Other steps in their
  /// `causes` are not compared.
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

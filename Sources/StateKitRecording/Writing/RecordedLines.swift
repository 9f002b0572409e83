import StateKit

/// The lines that a recorder has written, and the numbers and names to which later lines refer.
@MainActor
final class RecordedLines<Action: RecordableAction> {
  private let details: RecordingDetails
  private let write: @Sendable (String) -> Void
  private var count: Int
  private var numbers: [ObjectIdentifier: LineNumbers] = [:]
  private var timelines: [ObjectIdentifier: Timeline] = [:]
  private var elapsed: (() -> Duration)?
  /// Whether the line of the present action waits for the state after it.
  private var isWaiting = false
  private var held: [LineToWrite] = []
  private lazy var requests = RequestNames(of: Action.self)

  nonisolated init(_ details: RecordingDetails, firstLine: Int, write: @escaping @Sendable (String) -> Void) {
    self.details = details
    self.count = firstLine - 1
    self.write = write
  }

  /// Makes the line of an action, and takes its number.
  ///
  /// - Parameter isHeld: Whether `put` follows only after the reducers.
  func line(
    of action: Action,
    from source: ActionSource,
    _ timeline: Timeline?,
    isHeld: Bool = false
  ) -> LineToWrite {
    if let timeline { follow(timeline) }
    count += 1
    isWaiting = isHeld
    var line = LineToWrite(action)
    if let timeline { numbers[ObjectIdentifier(timeline)]?.append(timeline.number, at: count) }
    if details.contains(.cause), let cause = cause(of: source, timeline) {
      line.append(.cause, cause.text(requests.contains))
    }
    if details.contains(.source) { line.append(.source, RecordingCoder.quoted(source.place)) }
    if details.contains(.time), let elapsed { line.append(.time, LineToWrite.seconds(elapsed())) }
    return line
  }

  /// Writes the line of an action, and then the lines of effects that began or ended since the line was made.
  func put(_ line: LineToWrite) {
    write(line.description)
    isWaiting = false
    for line in held { add(line) }
    held = []
  }

  /// Writes a line that is not an action's.
  func add(_ line: LineToWrite) {
    count += 1
    write(line.description)
  }

  private func cause(of source: ActionSource, _ timeline: Timeline?) -> RecordedCause? {
    let lines = timeline.flatMap { numbers[ObjectIdentifier($0)] }
    return RecordedCause(of: source, line: lines?.line(of: source))
  }

  private func lineNumber(of number: Int, in timeline: Timeline?) -> Int? {
    timeline.flatMap { numbers[ObjectIdentifier($0)] }?.line(of: number)
  }

  private func follow(_ timeline: Timeline) {
    let id = ObjectIdentifier(timeline)
    guard timelines[id] == nil else { return }
    timelines[id] = timeline
    numbers[id] = LineNumbers()
    if details.contains(.time), elapsed == nil { elapsed = timeline.stopwatch() }
    followInvariants(of: timeline)
    guard details.contains(.effects) else { return }
    let others = timeline.onEffectEvent
    var names = EffectNames()
    timeline.onEffectEvent = { [weak self, weak timeline] event in
      others?(event)
      guard let name = names.name(for: event), let timeline else { return }
      self?.note(event, named: name, in: timeline)
    }
  }

  private func followInvariants(of timeline: Timeline) {
    let others = timeline.onBrokenInvariants
    timeline.onBrokenInvariants = { [weak self, weak timeline] broken, source in
      others?(broken, source)
      guard let self, let timeline else { return }
      for broken in broken {
        note(LineToWrite(broken, line: lineNumber(of: timeline.number, in: timeline)))
      }
    }
  }

  private func note(_ event: EffectEvent, named name: String?, in timeline: Timeline) {
    var line = LineToWrite(event, named: name, line: lineNumber(of: timeline.number, in: timeline))
    if details.contains(.time), let elapsed { line.append(.time, LineToWrite.seconds(elapsed())) }
    note(line)
  }

  /// Writes a line behind that of the present action.
  private func note(_ line: LineToWrite) {
    if isWaiting { held.append(line) } else { add(line) }
  }
}

internal import StateKitGenerator

/// The actions of a part of a recording, with the states around them.
struct RecordedRun {
  /// A line with an action.
  struct Line {
    let number: Int
    /// `users.renamed`
    let action: String
    let ids: [JSONValue]
    let payload: JSONValue?
    let cause: Cause?
    /// The place in the code, for example `MyApp/UserView.swift:31`.
    let source: String?
    /// The reason why the recorder could not write a value.
    let error: String?
    /// The state after the action; nil if the recording does not contain it.
    let state: JSONValue?
  }

  struct Cause {
    enum Route: Equatable {
      /// With the place of the bridge: `App.statekit.json:44`.
      case bridge(String)
      case dispatch
      /// With the name of the request or effect, if it has one: `users.load`.
      case effect(String?)
    }

    /// The line of the action that caused this one.
    let line: Int?
    let route: Route
  }

  /// The state before the first action; nil if the recording does not contain it.
  let state: JSONValue?
  let lines: [Line]
  /// The number of the last line of the recording.
  let count: Int

  /// Whether the state after each action is known.
  var hasStates: Bool { state != nil && lines.allSatisfy { $0.state != nil } }

  /// Reads the wanted lines, and the following lines up to the last action that a bridge derived from theirs.
  ///
  /// - Parameter wanted: The numbers of the lines; nil for all of them.
  init(of recording: [UInt8], lines wanted: ClosedRange<Int>?) {
    var before: JSONValue?
    var state: JSONValue?
    var lines: [Line] = []
    /// The number of lines up to the last one that is wanted or was derived by a bridge.
    var kept = 0
    let all = recording.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let wanted = wanted ?? 1...max(all.count, 1)
    let start = RecordedRun.nearestState(before: wanted.lowerBound, in: all)
    for number in start..<max(start, all.count + 1) {
      let parsed = ParsedLine(all[number - 1])
      state = RecordedRun.state(after: parsed, state)
      guard let name = parsed.action?.text else {
        if lines.isEmpty { before = state }
        continue
      }
      let line = Line(parsed, number: number, action: name, state: state)
      if number < wanted.lowerBound {
        before = state
      } else if number <= wanted.upperBound {
        lines.append(line)
        kept = lines.count
      } else if line.comesAtOnce(of: lines) {
        lines.append(line)
        if case .bridge = line.cause?.route { kept = lines.count }
      } else {
        break
      }
    }
    self.state = before
    self.lines = Array(lines.prefix(kept))
    self.count = all.last?.isEmpty == true ? all.count - 1 : all.count
  }

  /// The nearest earlier line with a whole state, or the first line.
  private static func nearestState(before line: Int, in all: [ArraySlice<UInt8>]) -> Int {
    for number in stride(from: min(line - 1, all.count), through: 1, by: -1) {
      let bytes = all[number - 1]
      let isLikely = bytes.withUnsafeBytes { LineSearch.hasMember(.state, in: $0, 0..<$0.count) }
      if isLikely, ParsedLine(bytes)[.state] != nil { return number }
    }
    return 1
  }

  private static func state(after line: ParsedLine, _ before: JSONValue?) -> JSONValue? {
    if let state = line[.state] { return JSONValue(state) }
    guard line.action != nil else { return before }
    guard var state = before, case .array(let changes) = line[.changed]?.value else { return nil }
    state.apply(changes.compactMap { RecordedChange(JSONValue($0)) })
    return state
  }
}

extension RecordedRun.Line {
  /// Whether an action of these lines caused this action while it was being handled.
  fileprivate func comesAtOnce(of lines: [RecordedRun.Line]) -> Bool {
    guard let cause, let line = cause.line else { return false }
    if case .effect = cause.route { return false }
    return lines.contains { $0.number == line }
  }

  fileprivate init(_ line: ParsedLine, number: Int, action: String, state: JSONValue?) {
    self.number = number
    self.action = action
    self.ids = line[.ids].map(JSONValue.init)?.array ?? []
    self.payload = line[.payload].map(JSONValue.init)
    self.cause = line[.cause].map(JSONValue.init).flatMap(RecordedRun.Cause.init)
    self.source = line.string(.source)?.text
    self.error = line.string(.error)?.text
    self.state = state
  }
}

extension RecordedRun.Cause {
  fileprivate init?(_ value: JSONValue) {
    self.line = value[.line].number.flatMap { Int($0) }
    switch value[.by].string {
    case "bridge": route = .bridge(value[.at].string ?? "")
    case "request", "effect": route = .effect(value[.name].string)
    case "dispatch": route = .dispatch
    default: return nil
    }
  }
}

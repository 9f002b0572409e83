#if Inspector
internal import StateKit
internal import StateKitRecording

/// The conversation with one page.
///
/// A page asks for lines, and gets them as soon as there are some. It asks again when it has shown them, so that a slow
/// page does not slow down the app or other pages. The answer to a command has the command's number.
///
///     page: {"do": "lines", "from": 1}                       app: {"first": 1, "oldest": 1, "lines": ["{…}", "{…}"]}
///     page: {"do": "show", "line": 12, "number": 3}          app: {"number": 3, "shown": 12, "waiting": 0}
///     page: {"do": "dispatch", "text": "{…}", "number": 4}   app: {"number": 4, "refused": "There is no action 'a'."}
actor PageSession<State: Codable & Sendable, Action: RecordableAction> {
  private let store: InspectedStore<State, Action>
  private let history: InspectedHistory<State, Action>
  private let send: @Sendable (String) -> Void
  private var encoder = LineEncoder<State, Action>()
  private var waiting: Task<Void, Never>?

  private let greatestSize: Int
  /// The greatest number of lines in one message.
  private static var batch: Int { 500 }

  /// - Parameter greatestSize: A message that has reached this number of bytes gets no further line.
  init(
    _ store: InspectedStore<State, Action>,
    greatestSize: Int = 4_000_000,
    send: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.greatestSize = greatestSize
    self.history = store.history
    self.send = send
  }

  /// Answers a message, even one that it does not understand.
  func receive(_ message: String) async {
    let message = JSONText(message)
    let number = message["number"].map { String($0.text) }
    guard let command = message["do"]?.string else { return answer(number, refusing: "There is no command.") }
    if command == "lines" {
      guard let line = message["from"].flatMap({ Int($0.text) }) else {
        return answer(number, refusing: "'from' is the number of a line.")
      }
      return sendLines(from: max(1, line))
    }
    do {
      let count = try await obey(command, message)
      await answer(number, count: count)
    } catch {
      answer(number, refusing: "\(error)")
    }
  }

  /// Ends the conversation.
  func end() {
    waiting?.cancel()
  }

  // MARK: Lines

  private func sendLines(from line: Int) {
    waiting?.cancel()
    waiting = Task { [history] in
      guard await history.wait(for: line) else { return }
      let (first, entries) = history.entries(from: line, atMost: Self.batch)
      write(first, entries)
    }
  }

  private func write(_ first: Int, _ entries: [InspectedEntry<State, Action>]) {
    var lines: [String] = []
    var size = 0
    for (offset, entry) in entries.enumerated() where size < greatestSize {
      lines.append(encoder.line(entry, at: first + offset))
      size += lines[offset].utf8.count
    }
    send(
      LineToWrite.object([
        ("first", "\(first)"), ("oldest", "\(history.firstLine)"),
        ("lines", "[\(lines.map(RecordingCoder.quoted).joined(separator: ", "))]"),
      ])
    )
  }

  // MARK: Commands

  /// - Returns: The number of actions that were replayed.
  private func obey(_ command: String, _ message: JSONText) async throws -> Int? {
    switch command {
    case "show":
      guard let line = message["line"].flatMap({ Int($0.text) }) else {
        throw Refusal("'line' is the number of a line.")
      }
      try await store.show(line: line)
    case "resume": await store.resume()
    case "goOn": try await store.goOn()
    case "dispatch": try await store.dispatch(try text(of: message))
    case "replay": return try await store.replay(try text(of: message))
    case "reload": try await store.reload(try text(of: message))
    case "status": break
    default: throw Refusal("There is no command \(command).")
    }
    return nil
  }

  private func text(of message: JSONText) throws -> String {
    guard let text = message["text"]?.string else { throw Refusal("'text' is a string.") }
    return text
  }

  private func answer(_ number: String?, refusing reason: String) {
    send(LineToWrite.object(base(number) + [("refused", RecordingCoder.quoted(reason))]))
  }

  /// Each answer also has the state that all pages show: the line that the app shows, and the number of waiting actions.
  private func answer(_ number: String?, count: Int?) async {
    let (shown, waiting) = await (store.shownLine, store.waitingCount)
    var members = base(number)
    if let shown { members.append(("shown", "\(shown)")) }
    members.append(("waiting", "\(waiting)"))
    if let count { members.append(("count", "\(count)")) }
    send(LineToWrite.object(members))
  }

  private func base(_ number: String?) -> [(key: String, value: String)] {
    number.flatMap { Int($0) }.map { [("number", "\($0)")] } ?? []
  }
}
#endif

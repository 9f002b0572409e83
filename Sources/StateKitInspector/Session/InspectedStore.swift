#if Inspector
internal import StateKit
internal import StateKitRecording

/// A store as a page uses it: the page shows its states, and dispatches actions.
@MainActor
final class InspectedStore<State: Codable & Sendable, Action: RecordableAction> {
  private let store: Store<State, Action>
  let history: InspectedHistory<State, Action>
  private let follower: StoreFollower<State, Action>
  /// The line whose state the app shows; nil while the app runs.
  private(set) var shownLine: Int?
  /// The state to which the app returns.
  private var present: State?
  /// The number of pages that follow the app.
  private var pageCount = 0

  init(_ store: Store<State, Action>, historyLength: Int) {
    self.store = store
    self.history = InspectedHistory(limit: historyLength)
    self.follower = StoreFollower(store, into: history)
  }

  /// Shows the present state again, and stops following the app.
  func stop() {
    resume()
    follower.stop()
    history.close()
  }

  /// The number of actions that wait until the app runs again.
  var waitingCount: Int { shownLine == nil ? 0 : store.heldCount }

  // MARK: Pages

  /// Call this when a page opens.
  func open() {
    pageCount += 1
  }

  /// Call this when a page closes. After the last one the app runs again, because without a page it cannot be told to.
  func close() {
    pageCount -= 1
    if pageCount == 0 { resume() }
  }

  // MARK: Time travel

  /// Shows the state after a line. Until `resume` or `goOn`, the app handles no actions.
  func show(line: Int) throws {
    guard let entry = history[line] else {
      throw Refusal("The app keeps the states of the lines \(history.firstLine) to \(history.lastLine).")
    }
    guard store.hold() else { throw Refusal("The app is handling an action.") }
    if shownLine == nil { present = store.state }
    shownLine = line
    store.show(entry.state)
  }

  /// Shows the present state again, and handles the actions that came meanwhile.
  func resume() {
    guard shownLine != nil else { return }
    if let present { store.show(present) }
    endTravel()
    store.release()
  }

  /// Lets the app go on from the shown state: running effects end, and the actions that came meanwhile are dropped.
  func goOn() throws {
    guard shownLine != nil else { throw Refusal("The app shows its present state.") }
    endTravel()
    follower.noteState()
    store.goOn()
  }

  private func endTravel() {
    present = nil
    shownLine = nil
  }

  // MARK: Actions and states

  /// Dispatches an action from a line of a recording.
  func dispatch(_ line: String) throws {
    guard let line = try ReadLine(line) else { throw Refusal("This is not an action.") }
    try dispatch(line.action.action(as: Action.self), "page", 0)
  }

  /// Dispatches the actions of a recording that have no cause; the others follow from them.
  ///
  /// - Returns: The number of actions.
  func replay(_ recording: String) throws -> Int {
    let lines = recording.split(separator: "\n", omittingEmptySubsequences: false)
    var actions: [(Action, UInt)] = []
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        guard let line = try ReadLine(line), !line.hasCause else { continue }
        actions.append((try line.action.action(as: Action.self), UInt(index + 1)))
      } catch {
        throw Refusal("line \(index + 1): \(error)")
      }
    }
    for (action, line) in actions { try dispatch(action, "replay", line) }
    return actions.count
  }

  private func dispatch(_ action: Action, _ function: String, _ line: UInt) throws {
    if shownLine != nil { throw Refusal("The app shows an earlier state: resume first, or go on from it.") }
    store.dispatch(action, from: ActionSource(file: "Inspector", function: function, line: line))
  }

  /// Puts a state from a recording in place of the present one. Running effects end.
  func reload(_ state: String) throws {
    let state = try RedactedState.read(state, completedBy: store.state)
    if shownLine != nil { resume() }
    guard store.hold() else { throw Refusal("The app is handling an action.") }
    store.show(state)
    follower.noteState()
    store.goOn()
  }
}

/// The reason why a page cannot do something.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
#endif

import Foundation
import MeetingsCore
import StateKit

/// Runs the app for one command after the other: prints the actions that a command leads to, and the screen.
@MainActor
final class Session {
  private let file: URL
  private let clock: ScriptClock
  private let speech = PretendSpeech()
  private let journal = Journal()
  private let services: Services
  private var store: Store<AppState, AppAction>

  /// - Parameter file: The file of the meetings.
  init(file: URL) {
    let clock = ScriptClock()
    self.file = file
    self.clock = clock
    services = Services(storage: FileStorage(url: file), speech: speech, clock: clock) {
      Date(timeIntervalSince1970: 1_800_000_000 + clock.now.offset / .seconds(1))
    }
    store = .meetings(services)
  }

  /// Starts the app, and shows its screen.
  func start() async {
    await launch()
    show()
  }

  /// Performs a command, and waits until the app has nothing more to do.
  func perform(_ line: String) async {
    let command = Command(line)
    if await performInWorld(command) { return show() }
    // The next recording hears nothing of the last one.
    if recording == nil { speech.reset() }
    if let help = performOnScreen(command) { return print("      There is: \(help)") }
    await settle()
    show()
  }

  private func show() {
    print("      \(store.state.screen)")
  }

  // MARK: On the screen

  /// - Returns: The commands that there are, if the command is none of them.
  private func performOnScreen(_ command: Command) -> String? {
    guard let id = store.path.ids.last, let screen = store.view(.path(id: id)).unwrapped else {
      return ListCommands(store: store).perform(command)
    }
    switch screen.case {
    case .record(let recording): return RecordingCommands(recording: recording).perform(command)
    case .detail(let detail) where command.verb != "back" || detail.destination != nil:
      guard let meeting = store.view(.meetings(id: detail.meeting)).unwrapped else { return "back" }
      return DetailCommands(detail: detail, meeting: meeting).perform(command)
    case .past where command.verb != "back": return "back"
    case .detail, .past:
      store.dispatch(.path(.popFrom(id: id)))
      return nil
    }
  }

  /// Waits until everything is answered, and a recording sleeps until its next second.
  private func settle() async {
    await journal.settle()
    await clock.waitForSleepers(isRecording ? 1 : 0)
  }

  private var recording: RecordingState? { store.path.last?.record }
  /// Whether time passes in a recording.
  private var isRecording: Bool { recording.map { $0.alert == nil } ?? false }
  private var isListening: Bool { recording?.isTranscribed == true && !speech.isLost }

  // MARK: In the world

  /// - Returns: Whether the command is about the world outside of the app.
  private func performInWorld(_ command: Command) async -> Bool {
    switch command.verb {
    case "wait": for _ in 0..<max(command.number, 0) { await pass() }
    case "say": if isListening { await expectAnswer { speech.say(command.text) } }
    case "lose": if isListening { await expectAnswer { speech.fail() } }
    case "allow": speech.refusal = nil
    case "deny": speech.refusal = .denied
    case "restrict": speech.refusal = .restricted
    case "damage": try? Data("[{".utf8).write(to: file)
    case "restart":
      store = .meetings(services)
      await launch()
    default: return false
    }
    return true
  }

  /// The app is launched: its store is new.
  private func launch() async {
    let journal = journal
    store.sideEffects.addAfterReducers { (action: AppAction) in journal.note(action) }
    store.dispatch(.started)
    await settle()
  }

  /// A second passes.
  private func pass() async {
    let clock = clock
    if isRecording { await expectAnswer { clock.pass(.seconds(1)) } } else { clock.pass(.seconds(1)) }
  }

  private func expectAnswer(of event: () -> Void) async {
    journal.expectAnswer()
    event()
    await settle()
  }
}

import ShopServices
import StateKit
import StateKitRecording
import StateKit
import StateKitRecording

/// Plays a customer's visit, and prints the customer's actions, the derived actions, the requests to the
/// server, and the contents of the screens. Then replays the recording of the visit.
///
/// With `--record FILE` the recording of the visit, with causes and changes, stays in that file. With `--inspect` there is
/// no script: the shop stays open, and a browser shows it.
@main @MainActor
struct ShopExample {
  static func main() async throws {
    #if Inspect
    if CommandLine.arguments.contains("--inspect") { return try await InspectedShop.open() }
    #endif
    if let path = argument(after: "--record") {
      let write = try RecordingFile(path: path).write
      return await play(
        recorder: .withChanges(including: [.cause, .source, .time, .effects], write: write)
      )
    }
    let recording = try RecordingFile.temporary()
    defer { recording.remove() }
    await play(recorder: .withStates(including: [], write: recording.write))
    try Playback(recording: recording.text()).play()
  }

  private static func play(recorder: ActionRecorder<AppAction, AppState>) async {
    let clock = ScriptClock()
    let server = PretendServer(clock: clock)
    let store = appStore(recorder: recorder)
    server.serve(store, clock)
    store.sideEffects.addBeforeReducers { (action: AppAction) in print("  \(action.name)") }
    let screens = Screens(store) { print("      \($0)") }
    await Visit(store: store, server: server, clock: clock).play()
    screens.close()
  }

  private static func argument(after option: String) -> String? {
    CommandLine.arguments.drop { $0 != option }.dropFirst().first
  }
}

extension PretendServer {
  /// Answers the requests of a store.
  @MainActor
  func serve(_ store: Store<AppState, AppAction>, _ clock: ScriptClock) {
    store.sideEffects.register(catalogue: self, clock: clock)
    store.sideEffects.register(detail: self)
    store.sideEffects.register(cart: self)
    store.sideEffects.register(payment: self)
    store.sideEffects.register(account: self)
    store.sideEffects.register(AppEffects(mailReceipt: mail))
  }
}

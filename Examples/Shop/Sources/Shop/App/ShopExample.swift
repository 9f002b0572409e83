import ShopServices
import StateKit
import StateKit

/// Plays a customer's visit, and prints the customer's actions, the derived actions, the requests to the
/// server, and the contents of the screens. Then replays the recording of the visit.
///
/// With `--inspect` there is no script: the shop stays open, and a browser shows it.
@main @MainActor
struct ShopExample {
  static func main() async throws {
    #if Inspect
    if CommandLine.arguments.contains("--inspect") { return try await InspectedShop.open() }
    #endif
    let recording = try RecordingFile()
    defer { recording.remove() }
    let clock = ScriptClock()
    let server = PretendServer(clock: clock)
    let store = appStore(record: recording.write)
    server.serve(store, clock)
    store.sideEffects.addBeforeReducers { (action: AppAction) in print("  \(action.name)") }
    let screens = Screens(store) { print("      \($0)") }
    await Visit(store: store, server: server, clock: clock).play()
    screens.close()
    try Playback(recording: recording.text()).play()
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

import ShopServices
import StateKit

/// Plays a customer's visit, and prints the customer's actions, the derived actions, the requests to the
/// server, and the contents of the screens. Then replays the recording of the visit.
@main @MainActor
struct ShopExample {
  static func main() async throws {
    let recording = try RecordingFile()
    defer { recording.remove() }
    let clock = ScriptClock()
    let server = PretendServer(clock: clock)
    let store = appStore(record: recording.write)
    store.sideEffects.register(catalogue: server, clock: clock)
    store.sideEffects.register(detail: server)
    store.sideEffects.register(cart: server)
    store.sideEffects.register(payment: server)
    store.sideEffects.register(account: server)
    store.sideEffects.register(AppEffects(mailReceipt: server.mail))
    store.sideEffects.addBeforeReducers { (action: AppAction) in print("  \(action.name)") }
    let screens = Screens(store) { print("      \($0)") }
    await Visit(store: store, server: server, clock: clock).play()
    screens.close()
    try Playback(recording: recording.text()).play()
  }
}

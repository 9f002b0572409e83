import ShopServices
import StateKit

/// Plays a customer's visit: what the customer does, which actions come of it, what the server is asked, and what the
/// screens show. Then plays the recording of it.
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

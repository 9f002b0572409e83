import AppCore
import Networking
import StateKit

/// There is no user interface: a script dispatches actions and lets a server answer, and a listener prints the state
/// whenever it changes.
@main @MainActor
struct AsyncRequestsApp {
  static func main() async {
    let server = PretendServer()
    let store = Store.app(reducer: appReducer)
    store.sideEffects.register(RemoteDataService(load: server.load))
    let listener = store.subscribe(\.self) { state in print("  \(Listing(state: state))") }
    await Script(store: store, server: server).play()
    listener.cancel()
  }
}

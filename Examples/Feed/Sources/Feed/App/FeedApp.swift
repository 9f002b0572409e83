import StateKit

/// Combines the features and plays the script: each action and each change of the screen is printed.
@main @MainActor
struct FeedApp {
  static func main() async {
    let server = PretendServer()
    let store = Store.app(reducer: appReducer)
    store.sideEffects.register(server)
    store.sideEffects.addBeforeReducers { (action: AppAction) in print("  \(action.name)") }
    let screen = store.subscribe(\.self) { state in print("      \(Screen(state: state))") }
    await Script(store: store, server: server).play()
    screen.cancel()
  }
}

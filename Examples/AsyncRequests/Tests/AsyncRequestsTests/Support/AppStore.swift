import AppCore
import Networking
import StateKit
import StateKitTesting

/// The app's own store with another service, in a test store that expects every action and change.
@MainActor
func appStore(
  from state: AppState = AppState(),
  service: some DataService
) -> TestStore<AppState, AppAction> {
  let store = TestStore(Store.app(initialState: state, reducer: appReducer))
  store.sideEffects.register(service)
  return store
}

let ann = User(id: 1, name: "Ann")
let tea = Post(id: 1, author: 1, title: "Tea")
let cake = Post(id: 2, author: 1, title: "Cake")

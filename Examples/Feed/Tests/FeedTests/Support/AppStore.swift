import StateKit
import StateKitTesting

@testable import Feed

/// The app's own store with another service, in a test store that expects every action and change.
@MainActor
func appStore(
  from state: AppState = AppState(),
  service: FeedServiceDouble = FeedServiceDouble()
) -> TestStore<AppState, AppAction> {
  let store = TestStore(Store.app(initialState: state, reducer: appReducer))
  store.sideEffects.register(service)
  return store
}

let ann = User(id: 1, name: "Ann")
let firstPage = Page(posts: [Post(id: 1, title: "Tea"), Post(id: 2, title: "Cake")], next: 2)
let lastPage = Page(posts: [Post(id: 3, title: "Rain")], next: nil)
/// Ann has the first page.
let reading = AppState(
  feed: FeedState(
    user: ann,
    next: 2,
    lastPage: .loaded(firstPage),
    rows: [RowState(id: 1, title: "Tea"), RowState(id: 2, title: "Cake")]
  )
)

import StateKit

/// The handlers of `Feed`, which were the branches of a reducer in Feed.swift.
struct FeedReducer: FeedReducing {
  private static let whole = FeedReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout FeedState, action: FeedAction) {
    FeedReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<FeedState, FeedAction> {
    .feed(self)
  }

  func received(_ state: inout FeedState, posts: [String]) {
    #warning("statekit-import: 'fallthrough' to another branch")
    // state.posts = posts
    // fallthrough
  }
}

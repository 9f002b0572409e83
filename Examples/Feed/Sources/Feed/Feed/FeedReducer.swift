import StateKit

/// The handler that the schema cannot express: it appends several children.
struct FeedReducer: FeedReducing {
  func arrived(_ state: inout FeedState, page: Page) {
    for post in page.posts { state.rows.append(RowState(id: post.id, title: post.title)) }
    state.next = page.next
  }
}

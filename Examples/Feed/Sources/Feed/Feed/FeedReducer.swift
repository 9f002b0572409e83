import StateKit

/// The handlers that the schema cannot express: one appends several children, one looks for a child.
struct FeedReducer: FeedReducing {
  func arrived(_ state: inout FeedState, page: Page) {
    for post in page.posts { state.rows.append(RowState(id: post.id, title: post.title)) }
    state.next = page.next
  }

  func rowsOpened(_ state: inout FeedState, rows id: RowState.ID) {
    state.detail = state.rows[id: id].map { row in DetailState(id: id, title: row.title) }
  }
}

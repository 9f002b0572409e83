import StateKit

/// The handler that the schema cannot express: it inserts a new post. The schema has the changes of the other phases.
struct PostsReducer: PostsReducing {
  func createPost(_ state: inout PostsState, post: Post) {
    state.sending -= 1
    state.byAuthor[post.author] = state.byAuthor[post.author]?.map { $0 + [post] }
  }
}

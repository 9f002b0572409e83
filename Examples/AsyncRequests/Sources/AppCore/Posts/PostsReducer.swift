import StateKit

/// The handler that the schema cannot express: it inserts a new post.
struct PostsReducer: PostsReducing {
  func createPost(_ state: inout PostsState, _ phase: PostsAction.CreatePost) {
    switch phase {
    case .request:
      state.sending += 1
      state.failure = nil
    case .success(let post):
      state.sending -= 1
      state.byAuthor[post.author] = state.byAuthor[post.author]?.map { $0 + [post] }
    case .failure(let error):
      state.sending -= 1
      state.failure = error
    }
  }
}

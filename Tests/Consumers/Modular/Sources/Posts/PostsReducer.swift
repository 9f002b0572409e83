public import StateKit

/// The reducer of posts.
public let postsReducer: Reducer<PostsState, PostsAction> = .posts(PostsReducer())

struct PostsReducer: PostsReducing {
  func fetchTitles(_ state: inout PostsState, _ phase: PostsAction.FetchTitles) {
    if case .success(let titles) = phase { state.titles = titles }
  }
}

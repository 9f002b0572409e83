/// The service behind the app: in the app a server, in tests a double.
protocol FeedService: Sendable {
  func logIn(name: String, password: String) async throws(LoginError) -> User
  func page(_ number: Int) async throws(FeedError) -> Page
  func comments(on post: Post.ID) async throws(FeedError) -> [String]
  /// - Returns: Whether the post is liked now.
  func saveLike(of post: Post.ID, isLiked: Bool) async throws(FeedError) -> Bool
}

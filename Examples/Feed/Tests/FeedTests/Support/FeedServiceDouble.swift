import StateKitTesting

@testable import Feed

/// Gives the answers of a test, without a network.
struct FeedServiceDouble: FeedService {
  var user: Result<User, LoginError> = .success(ann)
  var page: Result<Page, FeedError> = .success(lastPage)
  var comments: Result<[String], FeedError> = .success(["Nice."])
  var isLiked: Result<Bool, FeedError> = .success(true)
  /// The clock on which an answer takes a second; without a clock answers come at once.
  var clock: TestClock?

  func logIn(name: String, password: String) async throws(LoginError) -> User { try await answer(user) }
  func page(_ number: Int) async throws(FeedError) -> Page { try await answer(page) }
  func comments(on post: Post.ID) async throws(FeedError) -> [String] { try await answer(comments) }
  func saveLike(of post: Post.ID, isLiked: Bool) async throws(FeedError) -> Bool {
    try await answer(self.isLiked)
  }

  private func answer<Value, Failure>(_ answer: Result<Value, Failure>) async throws(Failure) -> Value {
    try? await clock?.sleep(for: .seconds(1))
    return try answer.get()
  }
}

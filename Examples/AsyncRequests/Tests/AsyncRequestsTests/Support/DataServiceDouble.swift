import AppCore
import Networking
import StateKitTesting
import Synchronization

/// Gives the answers of a test, without a network, and records the requests.
final class DataServiceDouble: DataService {
  private let givenUsers: Result<[User], DataError>
  private let givenPosts: Result<[Post], DataError>
  private let givenPost: Result<Post, DataError>
  private let clock: TestClock?
  private let questions = Mutex<[String]>([])

  /// - Parameter clock: The clock on which an answer takes a second; without a clock answers come at once.
  init(
    users: Result<[User], DataError> = .failure(.refused),
    posts: Result<[Post], DataError> = .failure(.refused),
    post: Result<Post, DataError> = .failure(.refused),
    clock: TestClock? = nil
  ) {
    self.givenUsers = users
    self.givenPosts = posts
    self.givenPost = post
    self.clock = clock
  }

  var asked: [String] { questions.withLock { $0 } }

  func users() async throws(DataError) -> [User] {
    try await answer("users", givenUsers)
  }

  func posts(by author: User.ID) async throws(DataError) -> [Post] {
    try await answer("posts by \(author)", givenPosts)
  }

  func createPost(by author: User.ID, title: String) async throws(DataError) -> Post {
    try await answer("create \(title)", givenPost)
  }

  private func answer<Value>(
    _ question: String,
    _ answer: Result<Value, DataError>
  ) async throws(DataError) -> Value {
    questions.withLock { $0.append(question) }
    try? await clock?.sleep(for: .seconds(1))
    return try answer.get()
  }
}

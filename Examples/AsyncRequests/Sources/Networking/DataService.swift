public import AppCore

/// The source of users and posts: in the app a remote service, in tests a double.
public protocol DataService: Sendable {
  func users() async throws(DataError) -> [User]
  func posts(by author: User.ID) async throws(DataError) -> [Post]
  func createPost(by author: User.ID, title: String) async throws(DataError) -> Post
}

import AppCore
import Foundation
import Networking

/// The service behind the network. Only this type knows paths and JSON.
struct RemoteDataService: DataService {
  /// Returns the answer of a server; in a real app `URLSession` does this.
  let load: @Sendable (_ request: String) async throws(DataError) -> Data

  func users() async throws(DataError) -> [User] {
    try await answer(to: "GET /users")
  }

  func posts(by author: User.ID) async throws(DataError) -> [Post] {
    try await answer(to: "GET /users/\(author)/posts")
  }

  func createPost(by author: User.ID, title: String) async throws(DataError) -> Post {
    try await answer(to: "POST /users/\(author)/posts \(title)")
  }

  private func answer<Answer: Decodable>(to request: String) async throws(DataError) -> Answer {
    let data = try await load(request)
    do {
      return try JSONDecoder().decode(Answer.self, from: data)
    } catch {
      throw .unreadable
    }
  }
}

import Posts
import Users

/// A stand-in for a server.
actor Server: UsersService, PostsService {
  private var visits = 0

  func users() async throws(UsersError) -> [User] {
    [User(id: 1, name: "Ann"), User(id: 2, name: "Bob")]
  }

  func titles(by author: Int) async -> [String] {
    ["First of \(author)", "Second of \(author)"]
  }

  func countVisit(of author: Int) async -> Int {
    visits += 1
    return visits
  }
}

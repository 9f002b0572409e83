/// Stands for a server: keeps each question until the script answers it.
actor PretendServer: FeedService {
  private static let names = ["Ann": 1, "Bob": 2]
  private static let pages = [
    1: Page(posts: [Post(id: 1, title: "Tea"), Post(id: 2, title: "Cake")], next: 2),
    2: Page(posts: [Post(id: 3, title: "Rain"), Post(id: 4, title: "Sun")], next: nil),
  ]

  private var questions: [String: CheckedContinuation<Bool, Never>] = [:]
  private var listeners: [String: CheckedContinuation<Void, Never>] = [:]

  func logIn(name: String, password: String) async throws(LoginError) -> User {
    guard await isAnswered("login") else { throw .offline }
    guard let id = PretendServer.names[name], password == "sesame" else { throw .wrongPassword }
    return User(id: id, name: name)
  }

  func page(_ number: Int) async throws(FeedError) -> Page {
    guard await isAnswered("page \(number)") else { throw .offline }
    return PretendServer.pages[number] ?? Page(posts: [], next: nil)
  }

  func comments(on post: Post.ID) async throws(FeedError) -> [String] {
    guard await isAnswered("comments \(post)") else { throw .offline }
    return ["First!", "Nice."]
  }

  /// A like of the rain is refused.
  func saveLike(of post: Post.ID, isLiked: Bool) async throws(FeedError) -> Bool {
    guard await isAnswered("like \(post)") else { throw .offline }
    guard post != 3 else { throw .refused }
    return isLiked
  }

  /// Waits until the question has arrived, and answers it; without a network the question fails.
  func answer(_ question: String, isOnline: Bool = true) async {
    await isAsked(question)
    questions.removeValue(forKey: question)?.resume(returning: isOnline)
  }

  /// Waits until the question has arrived.
  func isAsked(_ question: String) async {
    guard questions[question] == nil else { return }
    await withCheckedContinuation { listeners[question] = $0 }
  }

  /// - Returns: Whether there is a network.
  private func isAnswered(_ question: String) async -> Bool {
    await withCheckedContinuation { continuation in
      questions[question] = continuation
      listeners.removeValue(forKey: question)?.resume()
    }
  }
}

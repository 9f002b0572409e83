/// The functions that this feature needs from elsewhere.
public protocol PostsService: Sendable {
  func titles(by author: Int) async -> [String]
  func countVisit(of author: Int) async -> Int
}

extension PostsEffects {
  /// Lets a service do what this feature asks for.
  public init(_ service: some PostsService) {
    self.init(fetchTitles: service.titles, count: service.countVisit)
  }
}

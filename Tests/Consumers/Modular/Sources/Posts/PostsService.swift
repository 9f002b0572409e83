/// The functions that this feature needs from elsewhere.
public protocol PostsService: Sendable {
  func titles(by author: Int) async -> [String]
  func countVisit(of author: Int) async -> Int
}

extension PostsEffects {
  /// Lets a service supply the work of this feature.
  public init(_ service: some PostsService) {
    self.init(fetchTitles: service.titles, count: service.countVisit)
  }
}

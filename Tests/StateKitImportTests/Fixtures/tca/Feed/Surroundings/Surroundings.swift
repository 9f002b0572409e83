import Dependencies

struct FeedClient: Sendable {
  func load() async -> Result<[Post.State], Feed.FeedError> { .failure(.offline) }
}

extension DependencyValues {
  var feedClient: FeedClient { FeedClient() }
  var continuousClock: ContinuousClock { ContinuousClock() }
}

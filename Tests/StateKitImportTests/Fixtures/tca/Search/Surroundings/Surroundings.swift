import Dependencies

struct Hit: Equatable, Identifiable, Sendable {
  let id: Int
  var isLocal = false
}

struct SearchClient: Sendable {
  func search(_ query: String, _ page: Int) async throws -> [Hit] { [] }
  func log(_ text: String) async {}
  func download(_ id: Hit.ID) -> AsyncThrowingStream<Double, any Error> { AsyncThrowingStream { _ in } }
  func connectivity() -> AsyncStream<Bool> { AsyncStream { _ in } }
}

extension DependencyValues {
  var searchClient: SearchClient { SearchClient() }
  var mainQueue: Int { 0 }
}

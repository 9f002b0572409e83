import Dependencies

struct RowClient: Sendable {
  func rows() async throws -> [Row.State] { [] }
}

extension DependencyValues {
  var rowClient: RowClient { RowClient() }
  var mainQueue: Int { 0 }
}

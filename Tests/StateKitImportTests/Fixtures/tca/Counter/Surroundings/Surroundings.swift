import Dependencies

struct Facts: Sendable {
  func fetch(_ number: Int) async -> String { "\(number)" }
}

extension DependencyValues {
  var facts: Facts { Facts() }
}

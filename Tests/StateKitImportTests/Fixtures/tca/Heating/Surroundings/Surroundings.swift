import Dependencies

struct Boiler: Sendable {
  func degrees() -> AsyncStream<Int> { AsyncStream { _ in } }
  func save(_ text: String) async -> Bool { true }
  func wake() async {}
  func print(_ count: Int) async {}
}

struct Answers: Sendable {
  func answer(_ question: String, _ hours: Int, _ author: String) async -> String { "" }
}

extension DependencyValues {
  var boiler: Boiler { Boiler() }
  var answers: Answers { Answers() }
}

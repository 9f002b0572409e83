import Dependencies

struct Audio: Sendable {
  func applaud() async {}
}

extension DependencyValues {
  var audio: Audio { Audio() }
}

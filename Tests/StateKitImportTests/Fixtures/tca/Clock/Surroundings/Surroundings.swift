import Dependencies

struct Ticks: Equatable, Sendable, ExpressibleByIntegerLiteral {
  var count: Int

  init(integerLiteral count: Int) { self.count = count }
}

struct ClockTimer: Sendable {
  var ticks: AsyncStream<Void> { AsyncStream { $0.finish() } }

  func wait() async {}
}

extension DependencyValues {
  var clockTimer: ClockTimer { ClockTimer() }
}

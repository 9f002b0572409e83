import Dependencies
import Foundation

struct CalendarClient: Sendable {
  func later(_ date: Date?, _ days: Int) -> Date { date ?? Date() }
}

extension DependencyValues {
  var calendarClient: CalendarClient { CalendarClient() }
  var continuousClock: any Clock<Duration> { ContinuousClock() }
  var uuid: @Sendable () -> UUID { { UUID() } }
}

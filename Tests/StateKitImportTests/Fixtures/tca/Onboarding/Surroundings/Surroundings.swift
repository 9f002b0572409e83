import Dependencies
import Foundation

struct AnalyticsClient: Sendable {
  func track(_ event: String, _ step: Int, _ date: Date) async {}
}

struct DateGenerator: Sendable {
  var now: Date { Date() }
}

extension DependencyValues {
  var analytics: AnalyticsClient { AnalyticsClient() }
  var date: DateGenerator { DateGenerator() }
}

import Dependencies
import Foundation

struct Request: Equatable, Sendable {
  let name: String
  let email: String
}

struct API: Sendable {
  var submit: @Sendable (Request) async -> Bool = { _ in true }
}

extension DependencyValues {
  var api: API { API() }
  var date: Date { Date() }
}

import ComposableArchitecture
import Foundation

enum ClubError: Error, Equatable {
  case offline
  case notFound
  case refused(reason: String)

  var message: String {
    switch self {
    case .offline: "You are offline."
    case .notFound: "This does not exist any more."
    case .refused(let reason): "The club says no: \(reason)"
    }
  }
}

/// The server of the club.
struct ClubClient {
  var members: @Sendable () async throws -> [Member]
  var search: @Sendable (_ query: String) async throws -> [Member]
  var save: @Sendable (_ member: Member) async throws -> Member
  var delete: @Sendable (_ id: Member.ID) async throws -> Void
  var climbs: @Sendable (_ member: Member.ID) async throws -> [Climb]
  var gear: @Sendable () async -> [Gear]
  var export: @Sendable () async throws -> String
}

extension ClubClient: DependencyKey {
  static let liveValue = ClubClient(
    members: { [.sample] },
    search: { query in [.sample].filter { $0.name.contains(query) } },
    save: { $0 },
    delete: { _ in },
    climbs: { _ in [] },
    gear: { [] },
    export: { "name,grade\n" }
  )

  static let testValue = ClubClient(
    members: { throw ClubError.offline },
    search: { _ in throw ClubError.offline },
    save: { _ in throw ClubError.offline },
    delete: { _ in throw ClubError.offline },
    climbs: { _ in throw ClubError.offline },
    gear: { [] },
    export: { throw ClubError.offline }
  )
}

extension DependencyValues {
  var clubClient: ClubClient {
    get { self[ClubClient.self] }
    set { self[ClubClient.self] = newValue }
  }
}

extension Member {
  static let sample = Member(id: 1, name: "Ann Ash", grade: .easy, joined: Date(timeIntervalSince1970: 0))
}

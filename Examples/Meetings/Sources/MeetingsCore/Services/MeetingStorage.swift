package import StateKit

/// Keeps the list while the app does not run.
package protocol MeetingStorage: Sendable {
  /// The list that was saved last; an empty one at the first start.
  func load() async throws(StorageError) -> IdentifiedArray<MeetingState>
  func save(_ meetings: IdentifiedArray<MeetingState>) async throws(StorageError)
}

import MeetingsCore
import StateKit
import StateKitTesting
import Synchronization

/// Keeps the list in memory, and can fail.
final class StorageDouble: MeetingStorage {
  private struct Contents {
    var meetings: IdentifiedArray<MeetingState> = []
    var failure: StorageError?
    /// The clock on which saving takes a second; without a clock it takes no time.
    var clock: TestClock?
  }

  private let contents = Mutex(Contents())

  var meetings: IdentifiedArray<MeetingState> {
    get { contents.withLock(\.meetings) }
    set { contents.withLock { $0.meetings = newValue } }
  }
  var failure: StorageError? {
    get { contents.withLock(\.failure) }
    set { contents.withLock { $0.failure = newValue } }
  }

  var clock: TestClock? {
    get { contents.withLock(\.clock) }
    set { contents.withLock { $0.clock = newValue } }
  }

  func load() async throws(StorageError) -> IdentifiedArray<MeetingState> {
    if let failure { throw failure }
    return meetings
  }

  func save(_ meetings: IdentifiedArray<MeetingState>) async throws(StorageError) {
    try? await clock?.sleep(for: .seconds(1))
    if let failure { throw failure }
    self.meetings = meetings
  }
}

import Foundation
import MeetingsCore
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StorageTests {
  private let world = World()

  // MARK: Loading

  @Test func `the list is loaded, and new meetings get new ids`() async {
    var seventh = breakfast
    seventh.id = 7
    world.storage.meetings = [seventh, breakfast]
    let store = world.store()
    store.send(.started)
    await store.receive(.loaded(meetings: [seventh, breakfast])) {
      $0.isLoaded = true
      $0.meetings = [seventh, breakfast]
      $0.nextMeeting = 8
    }
    await store.receiveSaved()
    await store.finish()
  }

  private func loadUnreadable() async -> TestStore<AppState, AppAction> {
    world.storage.failure = .unreadable
    let store = world.store()
    store.send(.started)
    await store.receive(.loadFailed(error: .unreadable)) {
      $0.isLoaded = true
      $0.destination = .alert(LoadAlertState())
    }
    world.storage.failure = nil
    return store
  }

  @Test func `the list is empty if it cannot be read, and is not written until it changes`() async {
    world.storage.meetings = [breakfast]
    let store = await loadUnreadable()
    store.send(.destination(.alert(.closed))) { $0.destination = nil }
    await store.finish()
    #expect(world.storage.meetings == [breakfast])
  }

  @Test func `samples can take the place of a list that cannot be read`() async {
    let store = await loadUnreadable()
    store.send(.destination(.alert(.samplesChosen))) {
      $0.destination = nil
      $0.meetings = .samples
      $0.nextMeeting = 3
    }
    await store.receiveSaved()
    #expect(world.storage.meetings == .samples)
    await store.finish()
  }

  // MARK: Saving

  @Test func `a change that is not stored is shown, until one is`() async {
    world.storage.failure = .unwritable
    let store = world.store(from: .list)
    store.send(.meetings(id: 1, action: .deleted)) { $0.meetings = [] }
    await store.receive(\.changed)
    await store.receive(.saveFailed(error: .unwritable)) { $0.saveFailure = .unwritable }
    world.storage.failure = nil
    store.send(.changed(meetings: []))
    await store.receive(.saved) { $0.saveFailure = nil }
    await store.finish()
  }

  @Test func `two changes are stored one after the other`() async {
    world.storage.clock = world.clock
    let store = world.store(from: .list)
    let record = Record(date: world.now, transcript: "Good morning.")
    var recorded = breakfast
    recorded.records = [record]
    store.send(.meetings(id: 1, action: .recorded(record: record))) { $0.meetings[id: 1]?.records = [record] }
    await store.receive(.changed(meetings: [recorded]))
    store.send(.meetings(id: 1, action: .deleted)) { $0.meetings = [] }
    await store.receive(.changed(meetings: []))
    for stored in [[recorded], []] {
      await world.clock.waitForSleepers(1)
      await world.clock.advance(by: .seconds(1))
      await store.receive(.saved)
      #expect(world.storage.meetings == IdentifiedArray(stored))
    }
    await store.finish()
  }

  // MARK: The file

  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "meetings-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url)
  }

  @Test func `a file gives back what was saved`() async throws {
    var meeting = breakfast
    meeting.records = [Record(date: world.now, transcript: "Good morning.")]
    try await withFile { url in
      try await FileStorage(url: url).save([meeting])
      let meetings = try await FileStorage(url: url).load()
      #expect(meetings == [meeting])
    }
  }

  @Test func `without a file the list is empty`() async throws {
    try await withFile { url in
      let meetings = try await FileStorage(url: url).load()
      #expect(meetings == [])
    }
  }

  @Test(arguments: ["", "{", "[{\"id\": 1}]"])
  func `a corrupt file is unreadable`(_ text: String) async throws {
    try await withFile { url in
      try Data(text.utf8).write(to: url)
      await #expect(throws: StorageError.unreadable) { try await FileStorage(url: url).load() }
    }
  }

  @Test func `a file in a folder that is not there is unwritable`() async throws {
    try await withFile { url in
      let file = url.appending(path: "meetings.json")
      await #expect(throws: StorageError.unwritable) { try await FileStorage(url: file).save([]) }
    }
  }
}

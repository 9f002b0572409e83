import MeetingsCore
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DetailTests {
  private let world = World()

  private func detail(_ action: DetailAction) -> AppAction { .path(id: 0, action: .detail(action)) }

  // MARK: Editing

  private func edit(_ store: TestStore<AppState, AppAction>) {
    store.send(detail(.editTapped(meeting: 1))) {
      $0.path[id: 0]?.detail?.destination = .edit(
        FormState(title: "Breakfast", minutes: 1, colour: .sand, attendees: breakfast.attendees)
      )
    }
    store.send(detail(.destination(.edit(.binding(.title("Brunch")))))) {
      $0.path[id: 0]?.detail?.destination?.edit?.title = "Brunch"
    }
  }

  @Test func `an edited meeting is changed in the list, and stored`() async {
    let store = world.store(from: .detail)
    edit(store)
    store.send(detail(.destination(.edit(.doneTapped))))
    await store.receive(\.path?[id: 0]?.detail?.destination?.edit?.done) {
      $0.path[id: 0]?.detail?.destination = nil
    }
    await store.receive(\.path?[id: 0]?.detail?.edited) { $0.meetings[id: 1]?.title = "Brunch" }
    await store.receiveSaved()
    #expect(world.storage.meetings.map(\.title) == ["Brunch"])
    await store.finish()
  }

  @Test func `editing can be cancelled`() async {
    let store = world.store(from: .detail)
    edit(store)
    store.send(detail(.destination(.edit(.cancelled)))) { $0.path[id: 0]?.detail?.destination = nil }
    await store.finish()
  }

  // MARK: Deleting

  @Test func `a meeting is deleted after a question, and its screen closes itself`() async {
    let store = world.store(from: .detail)
    store.send(detail(.deleteTapped)) {
      $0.path[id: 0]?.detail?.destination = .deletion(DeletionAlertState())
    }
    store.send(detail(.destination(.deletion(.confirmed)))) { $0.path[id: 0]?.detail?.destination = nil }
    await store.receive(detail(.deleted(meeting: 1))) { $0.path.removeAll() }
    await store.receive(.meetings(id: 1, action: .deleted)) { $0.meetings = [] }
    await store.receiveSaved()
    await store.finish()
  }

  @Test func `the question before deleting can be cancelled`() async {
    let store = world.store(from: .detail)
    store.send(detail(.deleteTapped)) {
      $0.path[id: 0]?.detail?.destination = .deletion(DeletionAlertState())
    }
    store.send(detail(.destination(.deletion(.cancelled)))) { $0.path[id: 0]?.detail?.destination = nil }
    await store.finish()
  }

  // MARK: Starting

  @Test func `a meeting starts with a transcript if speech is allowed`() async {
    let store = world.store(from: .detail)
    store.send(detail(.startTapped))
    await store.receive(detail(.allowed))
    await store.receive(detail(.started(meeting: 1, isTranscribed: true))) {
      $0.path.append(.record(RecordingState(of: breakfast, isTranscribed: true)))
    }
    store.skipEffects()
    await store.finish()
  }

  @Test func `a meeting that is started twice begins once`() async {
    world.speech.clock = world.clock
    let store = world.store(from: .detail)
    store.send(detail(.startTapped))
    await world.clock.waitForSleepers(1)
    store.send(detail(.startTapped))
    await world.clock.advance(by: .seconds(1))
    await store.receive(detail(.allowed))
    await store.receive(\.path?[id: 0]?.detail?.started) {
      $0.path.append(.record(RecordingState(of: breakfast, isTranscribed: true)))
    }
    store.skipEffects()
    await store.finish()
  }

  private func refuse(_ store: TestStore<AppState, AppAction>, _ reason: SpeechRefusal) async {
    world.speech.refusal = reason
    store.send(detail(.startTapped))
    await store.receive(detail(.refused(reason: reason))) {
      $0.path[id: 0]?.detail?.destination = .speech(SpeechAlertState(reason: reason))
    }
  }

  @Test(arguments: [SpeechRefusal.denied, .restricted])
  func `a meeting starts without a transcript if speech is refused and the user wants to`(
    _ reason: SpeechRefusal
  ) async {
    let store = world.store(from: .detail)
    await refuse(store, reason)
    store.send(detail(.destination(.speech(.continued)))) { $0.path[id: 0]?.detail?.destination = nil }
    await store.receive(detail(.started(meeting: 1, isTranscribed: false))) {
      $0.path.append(.record(RecordingState(of: breakfast, isTranscribed: false)))
    }
    store.skipEffects()
    await store.finish()
  }

  @Test func `the settings are opened if speech is refused and the user wants to change that`() async {
    let store = world.store(from: .detail)
    await refuse(store, .denied)
    store.send(detail(.destination(.speech(.settingsOpened)))) { $0.path[id: 0]?.detail?.destination = nil }
    await store.finish()
    #expect(world.speech.settingsOpened == 1)
  }

  @Test func `a meeting does not start if speech is refused and the user cancels`() async {
    let store = world.store(from: .detail)
    await refuse(store, .denied)
    store.send(detail(.destination(.speech(.cancelled)))) { $0.path[id: 0]?.detail?.destination = nil }
    await store.finish()
  }

  @Test func `an answer about speech that comes after the screen was left reaches nobody`() async {
    world.speech.clock = world.clock
    let store = world.store(from: .detail)
    store.send(detail(.startTapped))
    await world.clock.waitForSleepers(1)
    store.send(.path(.popFrom(id: 0))) { $0.path.removeAll() }
    store.send(.meetings(id: 1, action: .opened)) { $0.path.append(.detail(DetailState(meeting: 1))) }
    await world.clock.advance(by: .seconds(1))
    await store.finish()
  }

  // MARK: Records

  private let record = Record(date: World().now, transcript: "Good morning.")

  private var withRecord: AppState {
    var state = AppState.detail
    state.meetings[id: 1]?.records = [record]
    return state
  }

  @Test func `a record is opened on top of its meeting`() async {
    let store = world.store(from: withRecord)
    store.send(.meetings(id: 1, action: .recordOpened(record: record))) {
      $0.path.append(.past(PastState(meeting: 1, record: self.record)))
    }
    store.send(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
    await store.finish()
  }

  @Test func `a record is deleted, and the rest stored`() async {
    let store = world.store(from: withRecord)
    store.send(.meetings(id: 1, action: .recordDeleted(record: record))) { $0.meetings[id: 1]?.records = [] }
    await store.receiveSaved()
    #expect(world.storage.meetings == [breakfast])
    await store.finish()
  }
}

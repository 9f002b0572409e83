import Foundation
import MeetingsCore
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RecordingTests {
  private let world = World()
  private typealias AppStore = TestStore<AppState, AppAction>

  private func recording(_ action: RecordingAction) -> AppAction { .path(id: 1, action: .record(action)) }

  /// Lets seconds pass, of which each changes the time and perhaps the speaker.
  private func pass(_ seconds: ClosedRange<Int>, _ store: AppStore) async {
    for second in seconds {
      await world.clock.waitForSleepers(1)
      await world.clock.advance(by: .seconds(1))
      await store.receive(recording(.ticked)) {
        $0.path[id: 1]?.record?.elapsed = second
        $0.path[id: 1]?.record?.speaker = min(second / 20, 2)
      }
    }
  }

  /// Lets seconds pass that do not count.
  private func passInVain() async {
    await world.clock.waitForSleepers(0)
    await world.clock.advance(by: .seconds(9))
  }

  /// Expects that the recording closes itself, and that its record is stored.
  private func receiveFinished(_ store: AppStore, _ transcript: String) async {
    await store.receive(recording(.finished(meeting: 1, transcript: transcript))) { $0.path.pop(from: 1) }
    await store.receive(.meetings(id: 1, action: .held(transcript: transcript)))
    let record = Record(date: world.now, transcript: transcript)
    await store.receive(.meetings(id: 1, action: .recorded(record: record))) {
      $0.meetings[id: 1]?.records.insert(record, at: 0)
    }
    await store.receiveSaved()
    #expect(world.storage.meetings.first?.records.first == record)
  }

  // MARK: The time

  @Test func `a meeting is recorded to its end, and closes itself`() async {
    let store = world.store(from: .recording())
    await pass(1...59, store)
    await world.clock.waitForSleepers(1)
    await world.clock.advance(by: .seconds(1))
    await store.receive(recording(.ticked)) { $0.path[id: 1]?.record?.elapsed = 60 }
    await receiveFinished(store, "")
    await store.finish()
  }

  @Test func `the newest record is the first`() async {
    var state = AppState.recording()
    state.meetings[id: 1]?.records = [Record(date: .distantPast, transcript: "Old")]
    state.path[id: 1]?.record?.elapsed = 59
    let store = world.store(from: state)
    store.send(recording(.ticked)) {
      $0.path[id: 1]?.record?.elapsed = 60
      $0.path[id: 1]?.record?.speaker = 2
    }
    await receiveFinished(store, "")
    await store.finish()
  }

  @Test func `the next speaker begins with the full time`() async {
    let store = world.store(from: .recording())
    await pass(1...3, store)
    store.send(recording(.nextTapped)) {
      $0.path[id: 1]?.record?.speaker = 1
      $0.path[id: 1]?.record?.elapsed = 20
    }
    await pass(21...22, store)
    store.skipEffects()
    await store.finish()
  }

  @Test func `after the last speaker the meeting can be saved, but not be discarded`() async {
    let store = world.store(from: .recording(speaker: 2))
    store.send(recording(.nextTapped)) {
      $0.path[id: 1]?.record?.alert = .ending(EndingAlertState(canBeDiscarded: false))
    }
    store.send(recording(.alert(.ending(.saved)))) { $0.path[id: 1]?.record?.alert = nil }
    await receiveFinished(store, "")
    await store.finish()
  }

  // MARK: Ending early

  private func end(_ store: AppStore) {
    store.send(recording(.endTapped)) {
      $0.path[id: 1]?.record?.alert = .ending(EndingAlertState(canBeDiscarded: true))
    }
  }

  @Test func `a meeting that ends early can be saved`() async {
    let store = world.store(from: .recording())
    await pass(1...3, store)
    end(store)
    store.send(recording(.alert(.ending(.saved)))) { $0.path[id: 1]?.record?.alert = nil }
    await receiveFinished(store, "")
    await store.finish()
  }

  @Test func `a meeting that ends early can be discarded`() async {
    let store = world.store(from: .recording())
    end(store)
    store.send(recording(.alert(.ending(.discarded)))) { $0.path[id: 1]?.record?.alert = nil }
    await store.receive(recording(.discarded)) { $0.path.pop(from: 1) }
    await store.finish()
  }

  @Test func `a meeting can be resumed, and the time of the question does not count`() async {
    let store = world.store(from: .recording())
    await pass(1...3, store)
    end(store)
    await passInVain()
    store.send(recording(.alert(.ending(.resumed)))) { $0.path[id: 1]?.record?.alert = nil }
    await pass(4...5, store)
    store.skipEffects()
    await store.finish()
  }

  // MARK: Speech

  private func hear(_ text: String, _ store: AppStore) async {
    world.speech.say(text)
    await store.receive(recording(.heard(text: text))) { $0.path[id: 1]?.record?.transcript = text }
  }

  private func beginListening() -> AppStore { world.store(from: .recording(isTranscribed: true)) }

  @Test func `what is said is in the record`() async {
    let store = beginListening()
    await hear("Good", store)
    await hear("Good morning", store)
    end(store)
    store.send(recording(.alert(.ending(.saved)))) { $0.path[id: 1]?.record?.alert = nil }
    await receiveFinished(store, "Good morning")
    await store.finish()
  }

  @Test func `without the permission nobody listens`() async {
    let store = world.store(from: .recording(isTranscribed: false))
    world.speech.say("Good morning")
    await pass(1...1, store)
    store.skipEffects()
    await store.finish()
  }

  private func fail(_ store: AppStore, _ transcript: String) async {
    world.speech.fail()
    await store.receive(recording(.unheard(error: .lost))) {
      $0.path[id: 1]?.record?.transcript = transcript
      $0.path[id: 1]?.record?.alert = .failure(FailureAlertState())
    }
  }

  @Test func `a meeting goes on if the recognition fails and the user wants to`() async {
    let store = beginListening()
    await hear("Good", store)
    await fail(store, "Good …")
    await passInVain()
    store.send(recording(.alert(.failure(.continued)))) { $0.path[id: 1]?.record?.alert = nil }
    await pass(1...1, store)
    store.skipEffects()
    await store.finish()
  }

  @Test func `a meeting is discarded if the recognition fails and the user wants to`() async {
    let store = beginListening()
    await fail(store, "")
    store.send(recording(.alert(.failure(.discarded)))) { $0.path[id: 1]?.record?.alert = nil }
    await store.receive(recording(.discarded)) { $0.path.pop(from: 1) }
    await store.finish()
  }

  @Test func `a failure of the recognition replaces the question whether to end`() async {
    let store = beginListening()
    end(store)
    await fail(store, "")
    store.skipEffects()
    await store.finish()
  }

  // MARK: Leaving

  @Test func `what comes after the screen was left reaches nobody, not even another recording`() async {
    let store = beginListening()
    await world.clock.waitForSleepers(1)
    store.send(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
    store.send(.path(id: 0, action: .detail(.started(meeting: 1, isTranscribed: false)))) {
      $0.path.append(.record(RecordingState(of: breakfast, isTranscribed: false)))
    }
    world.speech.say("Late")
    store.skipEffects()
    await store.finish()
    #expect(store.state.path.ids == [0, 2])
  }
}

import MeetingsCore
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ListTests {
  private let world = World()

  @Test func `a new meeting is added to the list, and stored`() async {
    let store = world.store(from: .list)
    store.send(.addTapped) { $0.destination = .add(FormState()) }
    store.send(.destination(.add(.binding(.title("Tea"))))) { $0.destination?.add?.title = "Tea" }
    store.send(.destination(.add(.binding(.minutes(30))))) { $0.destination?.add?.minutes = 30 }
    store.send(.destination(.add(.binding(.colour(.plum))))) { $0.destination?.add?.colour = .plum }
    store.send(.destination(.add(.attendeeAdded))) {
      $0.destination?.add?.attendees = [AttendeeState(id: 1)]
      $0.destination?.add?.focus = .attendee(1)
    }
    store.send(.destination(.add(.attendees(id: 1, action: .binding(.name("Dan")))))) {
      $0.destination?.add?.attendees[id: 1]?.name = "Dan"
    }
    store.send(.destination(.add(.doneTapped)))
    let dan: IdentifiedArray = [AttendeeState(id: 1, name: "Dan")]
    let tea = MeetingState(id: 2, title: "Tea", minutes: 30, colour: .plum, attendees: dan)
    await store.receive(.destination(.add(.done(title: "Tea", minutes: 30, colour: .plum, attendees: dan)))) {
      $0.destination = nil
      $0.meetings.append(tea)
      $0.nextMeeting = 3
    }
    await store.receiveSaved()
    #expect(world.storage.meetings == [breakfast, tea])
    await store.finish()
  }

  @Test func `a new meeting can be discarded`() async {
    let store = world.store(from: .list)
    store.send(.addTapped) { $0.destination = .add(FormState()) }
    store.send(.destination(.add(.binding(.title("Tea"))))) { $0.destination?.add?.title = "Tea" }
    store.send(.destination(.add(.cancelled))) { $0.destination = nil }
    await store.finish()
  }

  @Test func `a meeting is deleted in the list`() async {
    let store = world.store(from: .list)
    store.send(.meetings(id: 1, action: .deleted)) { $0.meetings = [] }
    await store.receiveSaved()
    #expect(world.storage.meetings == [])
    await store.finish()
  }

  @Test func `a meeting is opened, and left again`() async {
    let store = world.store(from: .list)
    store.send(.meetings(id: 1, action: .opened)) { $0.path.append(.detail(DetailState(meeting: 1))) }
    store.send(.path(.popFrom(id: 0))) { $0.path.pop(from: 0) }
    await store.finish()
  }
}

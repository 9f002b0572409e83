import MeetingsCore
import StateKit
import StateKitTesting
import Testing

/// The form alone: it does not know where it is shown.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FormTests {
  private func form(_ state: FormState) -> TestStore<FormState, FormAction> {
    TestStore(.form(initialState: state, reducer: formReducer))
  }

  @Test func `the keyboard begins in the title`() {
    #expect(FormState().focus == .title)
  }

  @Test func `a new attendee gets the keyboard`() async {
    let store = form(FormState(attendees: breakfast.attendees))
    store.send(.attendeeAdded) {
      $0.attendees.append(AttendeeState(id: 4))
      $0.focus = .attendee(4)
    }
    await store.finish()
  }

  @Test func `the attendee who follows a removed one gets the keyboard`() async {
    let store = form(FormState(attendees: breakfast.attendees))
    store.send(.attendeesRemoved(at: [0])) {
      $0.attendees[id: 1] = nil
      $0.focus = .attendee(2)
    }
    store.send(.attendeesRemoved(at: [1])) {
      $0.attendees[id: 3] = nil
      $0.focus = .attendee(2)
    }
    store.send(.attendeesRemoved(at: [0])) {
      $0.attendees = []
      $0.focus = .title
    }
    await store.finish()
  }

  @Test(arguments: [(0, 1), (1, 1), (60, 60), (61, 60)])
  func `a meeting lasts from a minute to an hour`(_ minutes: Int, _ kept: Int) async {
    let store = form(FormState(minutes: 7))
    store.send(.binding(.minutes(minutes))) { $0.minutes = kept }
    await store.finish()
  }

  @Test func `attendees without a name are dropped`() async {
    let (nameless, bob) = (AttendeeState(id: 1, name: " "), AttendeeState(id: 2, name: "Bob"))
    let store = form(FormState(title: "Tea", attendees: [nameless, bob]))
    store.send(.doneTapped) { $0.attendees = [bob] }
    await store.receive(.done(title: "Tea", minutes: 5, colour: .sky, attendees: [bob]))
    await store.finish()
  }

  @Test func `somebody attends a meeting without names`() async {
    let somebody: IdentifiedArray = [AttendeeState(id: 1, name: "Somebody")]
    let store = form(FormState(title: "Tea", attendees: [AttendeeState(id: 7)]))
    store.send(.doneTapped) { $0.attendees = somebody }
    await store.receive(.done(title: "Tea", minutes: 5, colour: .sky, attendees: somebody))
    await store.finish()
  }
}

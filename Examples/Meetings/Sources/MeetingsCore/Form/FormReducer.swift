import StateKit

/// The handlers that the schema cannot express: they decide which field has the keyboard, and what a form may contain.
struct FormReducer: FormReducing {
  func attendeeAdded(_ state: inout FormState) {
    let attendee = AttendeeState(id: (state.attendees.ids.max() ?? 0) + 1)
    state.attendees.append(attendee)
    state.focus = .attendee(attendee.id)
  }

  /// The keyboard goes to the attendee who takes the place of the first removed one, or to the last attendee.
  func attendeesRemoved(_ state: inout FormState, at positions: [Int]) {
    state.attendees.remove(atOffsets: positions)
    let position = min(positions.min() ?? 0, state.attendees.count - 1)
    state.focus = position < 0 ? .title : .attendee(state.attendees[position].id)
  }

  func doneTapped(_ state: inout FormState) {
    state.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
    if state.attendees.isEmpty { state.attendees.append(AttendeeState(id: 1, name: "Somebody")) }
  }

  func bindingMinutes(_ state: inout FormState, _ minutes: Int) {
    state.minutes = min(max(minutes, 1), 60)
  }
}

extension FormState {
  /// Whether the meeting takes an hour at most: an invariant in the schema.
  var isWithinAnHour: Bool { (1...60).contains(minutes) }
}

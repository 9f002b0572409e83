/// The field of a form that has the keyboard.
package enum FormFocus: Hashable, Codable, Sendable {
  case title
  case attendee(AttendeeState.ID)
}

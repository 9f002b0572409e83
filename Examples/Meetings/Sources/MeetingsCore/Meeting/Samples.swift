package import StateKit

extension IdentifiedArray<MeetingState> {
  /// A list to try the app with.
  package static let samples: IdentifiedArray = [
    MeetingState(
      id: 1,
      title: "Breakfast",
      minutes: 1,
      colour: .sand,
      attendees: [AttendeeState(id: 1, name: "Ann"), AttendeeState(id: 2, name: "Bob")]
    ),
    MeetingState(
      id: 2,
      title: "Harvest",
      minutes: 10,
      colour: .moss,
      attendees: [AttendeeState(id: 1, name: "Bob"), AttendeeState(id: 2, name: "Cho")]
    ),
  ]
}

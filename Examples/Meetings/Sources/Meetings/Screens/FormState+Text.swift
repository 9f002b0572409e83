import MeetingsCore
import StateKit

extension FormState {
  /// The fields; that with the keyboard has a cursor.
  var text: String {
    let names = attendees.map { $0.name + cursor(.attendee($0.id)) }
    return "“\(title)\(cursor(.title))”, \(minutes) min, \(colour): \(names.joined(separator: ", "))"
  }

  private func cursor(_ field: FormFocus) -> String { focus == field ? "|" : "" }
}

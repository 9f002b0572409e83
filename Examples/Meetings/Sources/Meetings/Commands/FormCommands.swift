import MeetingsCore
import StateKit

/// The commands of a form, wherever it is.
@MainActor
struct FormCommands {
  static let help = "title TEXT, minutes N, colour NAME, attendee NAME, remove N, done, cancel"
  let form: LocalStore<FormState, FormAction>

  func perform(_ command: Command) -> String? {
    switch command.verb {
    case "title": form.set(\.title, to: command.text)
    case "minutes": form.set(\.minutes, to: command.number)
    case "colour": form.set(\.colour, to: Colour(rawValue: command.text) ?? form.colour)
    case "attendee": add(command.text)
    case "remove" where form.attendees.indices.contains(command.number - 1):
      form.dispatch(.attendeesRemoved(at: [command.number - 1]))
    case "done": form.dispatch(.doneTapped)
    case "cancel": form.dispatch(.cancelled)
    default: return FormCommands.help
    }
    return nil
  }

  /// The new attendee has the keyboard, and gets the name.
  private func add(_ name: String) {
    form.dispatch(.attendeeAdded)
    guard case .attendee(let id) = form.focus else { return }
    form.view(.attendees(id: id)).unwrapped?.set(\.name, to: name)
  }
}

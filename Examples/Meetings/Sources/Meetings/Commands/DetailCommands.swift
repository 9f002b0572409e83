import MeetingsCore
import StateKit

/// The commands of a meeting's screen, and of the screens in front of it.
@MainActor
struct DetailCommands {
  static let help = "start, edit, delete, record N, forget N, back"
  let detail: LocalStore<DetailState, DetailAction>
  /// The row of the list that the screen is about.
  let meeting: LocalStore<MeetingState, MeetingAction>

  func perform(_ command: Command) -> String? {
    switch detail.view(.destination).case {
    case .edit(let form): return FormCommands(form: form).perform(command)
    case .deletion(let alert): return perform(command, alert)
    case .speech(let alert): return perform(command, alert)
    case nil: break
    }
    switch command.verb {
    case "start": detail.dispatch(.startTapped)
    case "edit": detail.dispatch(.editTapped(meeting: detail.meeting))
    case "delete": detail.dispatch(.deleteTapped)
    case "record": record(command).map { meeting.dispatch(.recordOpened(record: $0)) }
    case "forget": record(command).map { meeting.dispatch(.recordDeleted(record: $0)) }
    default: return DetailCommands.help
    }
    return nil
  }

  private func perform(
    _ command: Command,
    _ alert: LocalStore<DeletionAlertState, DeletionAlertAction>
  ) -> String? {
    switch command.verb {
    case "yes": alert.dispatch(.confirmed)
    case "no": alert.dispatch(.cancelled)
    default: return "yes, no"
    }
    return nil
  }

  private func perform(_ command: Command, _ alert: LocalStore<SpeechAlertState, SpeechAlertAction>)
    -> String?
  {
    switch command.verb {
    case "continue": alert.dispatch(.continued)
    case "settings": alert.dispatch(.settingsOpened)
    case "cancel": alert.dispatch(.cancelled)
    default: return "continue, settings, cancel"
    }
    return nil
  }

  private func record(_ command: Command) -> Record? {
    let position = command.number - 1
    return meeting.records.indices.contains(position) ? meeting.records[position] : nil
  }
}

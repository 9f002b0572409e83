import MeetingsCore
import StateKit

/// The commands of the list, and of the screens in front of it.
@MainActor
struct ListCommands {
  static let help = "add, open N, delete N"
  let store: Store<AppState, AppAction>

  func perform(_ command: Command) -> String? {
    switch store.view(.destination).case {
    case .add(let form): return FormCommands(form: form).perform(command)
    case .alert(let alert): return perform(command, alert)
    case nil: break
    }
    switch command.verb {
    case "add": store.dispatch(.addTapped)
    case "open": meeting(command.number)?.dispatch(.opened)
    case "delete": meeting(command.number)?.dispatch(.deleted)
    default: return ListCommands.help
    }
    return nil
  }

  private func perform(_ command: Command, _ alert: LocalStore<LoadAlertState, LoadAlertAction>) -> String? {
    switch command.verb {
    case "samples": alert.dispatch(.samplesChosen)
    case "close": alert.dispatch(.closed)
    default: return "samples, close"
    }
    return nil
  }

  private func meeting(_ id: MeetingState.ID) -> LocalStore<MeetingState, MeetingAction>? {
    store.view(.meetings(id: id)).unwrapped
  }
}

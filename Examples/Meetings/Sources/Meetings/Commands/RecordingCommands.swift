import MeetingsCore
import StateKit

/// The commands of a recording, and of the alerts in front of it.
@MainActor
struct RecordingCommands {
  static let help = "wait N, say TEXT, lose, next, end"
  let recording: LocalStore<RecordingState, RecordingAction>

  func perform(_ command: Command) -> String? {
    switch recording.view(.alert).case {
    case .ending(let alert): return perform(command, alert)
    case .failure(let alert): return perform(command, alert)
    case nil: break
    }
    switch command.verb {
    case "next": recording.dispatch(.nextTapped)
    case "end": recording.dispatch(.endTapped)
    default: return RecordingCommands.help
    }
    return nil
  }

  private func perform(_ command: Command, _ alert: LocalStore<EndingAlertState, EndingAlertAction>)
    -> String?
  {
    switch command.verb {
    case "save": alert.dispatch(.saved)
    case "discard" where alert.canBeDiscarded: alert.dispatch(.discarded)
    case "resume": alert.dispatch(.resumed)
    default: return alert.canBeDiscarded ? "save, discard, resume" : "save, resume"
    }
    return nil
  }

  private func perform(
    _ command: Command,
    _ alert: LocalStore<FailureAlertState, FailureAlertAction>
  ) -> String? {
    switch command.verb {
    case "continue": alert.dispatch(.continued)
    case "discard": alert.dispatch(.discarded)
    default: return "continue, discard"
    }
    return nil
  }
}

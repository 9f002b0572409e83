/// The keys of a recording's lines, of the causes in them, and of the changes in them. StateKitRecording writes and reads them,
/// StateKitAuthoring and the page of a recording read them; each of the two modules has this file, as neither sees the other.
package enum RecordedKey: String, CaseIterable, Sendable {
  // The line of an action.
  case action, ids, payload, error, cause, source, time
  // The state after it: as a whole, or as the changes since the line before.
  case state, changed
  // The line of an effect that began or ended; `line` is also that of a cause.
  case effect, run, event, line
  // The line of an invariant that an action broke; `line` is that of the action, `at` its place in the schema.
  case invariant
  // A cause: how the action came of the one before it, and the place of a bridge or the name of an effect.
  case by, at, name
  // A change; `at` is the position of an element that was added.
  case path, before, after
}

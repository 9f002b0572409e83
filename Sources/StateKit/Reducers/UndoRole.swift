/// The meaning of an action for an `UndoHistory`.
public enum UndoRole: Sendable, Hashable {
  /// A step: if the action changes the part, the change can be undone. Consecutive steps of the same group, such as the letters
  /// of a word, are undone together.
  case step(group: String? = nil)
  /// Ends a group: the next step is undone by itself.
  case pause
  /// Undoes the last step.
  case undo
  /// Redoes the step that was undone last.
  case redo
  /// Forgets all steps, for a change that makes them meaningless, such as another document.
  case clear
  /// Has no step, whatever it changes.
  case ignored

  /// A step that is undone by itself.
  public static var step: UndoRole { .step() }
}

/// When a side effect runs.
public enum SideEffectTiming: Sendable, Hashable {
  /// Before the reducers, after middleware saw the action: the state is as it was.
  case beforeReducers
  /// After the reducers, the subscribers and what middleware returned.
  case afterReducers
}

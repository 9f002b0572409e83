/// The time at which a side effect runs.
public enum SideEffectTiming: Sendable, Hashable {
  /// Before the reducers and after middleware saw the action: the state is still the old one.
  case beforeReducers
  /// After the reducers, the subscribers and the effects that middleware returned.
  case afterReducers
}

/// A bridge written in code.
struct Bridge<InputAction: Sendable, OutputAction: Sendable, State>: Sendable {
  let path: any PartialKeyPath<InputAction> & Sendable
  let site: BridgeSite
  /// The derived action in the state after the reducers, if there is one.
  let derive: @MainActor @Sendable (InputAction, StateReader<State>) -> OutputAction?
}

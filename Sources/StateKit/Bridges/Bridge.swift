/// A bridge made in code.
struct Bridge<InputAction: Sendable, OutputAction: Sendable, State>: Sendable {
  let path: any PartialKeyPath<InputAction> & Sendable
  let site: BridgeSite
  /// What it gives after the reducers ran, if it gives anything.
  let derive: @MainActor @Sendable (InputAction, StateReader<State>) -> OutputAction?
}

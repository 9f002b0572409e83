import ShopCart
import StateKit
import StateKitRecording

/// The shop's store.
///
/// The factory installs the declared bridges. Hand-written bridges are pulled back from their feature.
///
/// - Parameter record: Called with each action and the state after it, as a line.
@MainActor
func appStore(
  from state: AppState = AppState(),
  record: @escaping @Sendable (String) -> Void = { _ in }
) -> Store<AppState, AppAction> {
  .app(
    initialState: state,
    reducer: appReducer,
    middleware: ActionRecorder.withStates(including: [], write: record)
      <> cartBridges.pullback(.cart)
  )
}

import ShopCart
import ShopCatalogue
import StateKit
import StateKitRecording

/// The shop's store, put together.
///
/// The bridges that the schemas declare are there by themselves. Those written by hand are pulled back from their
/// features.
///
/// - Parameter record: Takes each action with the state after it, as a line.
@MainActor
func appStore(
  from state: AppState = AppState(),
  record: @escaping @Sendable (String) -> Void = { _ in }
) -> Store<AppState, AppAction> {
  .app(
    initialState: state,
    reducer: appReducer,
    middleware: ActionRecorder.withStates(write: record)
      <> catalogueBridges.pullback(.catalogue)
      <> cartBridges.pullback(.cart)
  )
}
